import { normalizeIP } from '@fastify/rate-limit'

/**
 * Returns the network of an address: an IPv4 address, also when mapped to IPv6, or the /64 of an
 * IPv6 address, which one subscriber has.
 */
export const networkOf = (address: string): string => normalizeIP(address, 64)
