"""Games of all five under everything that can go wrong with a server, and at the end nothing is lost.

python -m chaos --seconds 3600 --database both --seed 1
"""
