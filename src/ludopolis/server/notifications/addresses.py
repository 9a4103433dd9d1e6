"""Public addresses, as opposed to those of this machine, its network or a special purpose.

The networks are those of the IANA special-purpose address registries (RFC 6890 and its successors), whether or not
the registry calls them reachable: no push service or chat room is there.
"""

import ipaddress

_INSIDE_4 = (
    "0.0.0.0/8",  # this network (RFC 791)
    "10.0.0.0/8",  # private (RFC 1918)
    "100.64.0.0/10",  # shared by a provider's customers (RFC 6598); metadata of some clouds
    "127.0.0.0/8",  # this machine (RFC 1122)
    "168.63.129.16/32",  # in no registry: the platform beneath virtual machines in Azure
    "169.254.0.0/16",  # link-local (RFC 3927); metadata of most clouds
    "172.16.0.0/12",  # private (RFC 1918)
    "192.0.0.0/24",  # protocol assignments (RFC 6890); metadata of some clouds
    "192.0.2.0/24",  # documentation (RFC 5737)
    "192.31.196.0/24",  # AS112 (RFC 7535)
    "192.52.193.0/24",  # AMT (RFC 7450)
    "192.88.99.0/24",  # relays of 6to4, deprecated (RFC 7526)
    "192.168.0.0/16",  # private (RFC 1918)
    "192.175.48.0/24",  # AS112 (RFC 7534)
    "198.18.0.0/15",  # benchmarks (RFC 2544)
    "198.51.100.0/24",  # documentation (RFC 5737)
    "203.0.113.0/24",  # documentation (RFC 5737)
    "224.0.0.0/4",  # multicast (RFC 5771)
    "240.0.0.0/4",  # reserved (RFC 1112), and broadcast (RFC 919)
)
_INSIDE_6 = (
    # Only 2000::/3 is given to the internet (RFC 4291). Everything else:
    "::/3",  # ::, ::1, IPv4-compatible ::/96, IPv4-translated ::ffff:0:0:0/96, 64:ff9b:1::/48, discarded 100::/64
    "4000::/2",  # unassigned, and segment routing 5f00::/16 (RFC 9602)
    "8000::/1",  # unassigned, private fc00::/7, link-local fe80::/10, site-local fec0::/10, multicast ff00::/8
    # In 2000::/3:
    "2001::/23",  # protocol assignments (RFC 2928): Teredo 2001::/32, benchmarks, ORCHID, AMT, AS112
    "2001:db8::/32",  # documentation (RFC 3849)
    "2002::/16",  # 6to4, deprecated: an IPv4 address of whoever likes (RFC 3056)
    "2620:4f:8000::/48",  # AS112 (RFC 7534)
    "3fff::/20",  # documentation (RFC 9637)
)
_INSIDE = [ipaddress.ip_network(network) for network in (*_INSIDE_4, *_INSIDE_6)]
_IPV4_WITHIN = [
    ipaddress.IPv6Network("::ffff:0:0/96"),  # IPv4 as a socket for both shows it (RFC 4291)
    ipaddress.IPv6Network("64:ff9b::/96"),  # IPv4 by way of a translator: all there is in a network of IPv6 (RFC 6052)
]


def is_open(address: str) -> bool:
    """Whether an address is public. An IPv6 address that maps an IPv4 address is judged by that address."""
    known = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(known, ipaddress.IPv6Address) and any(known in network for network in _IPV4_WITHIN):
        known = ipaddress.IPv4Address(int(known) & 0xFFFFFFFF)
    return not any(known in network for network in _INSIDE)
