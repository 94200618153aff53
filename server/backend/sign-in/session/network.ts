import { normalizeIP } from '@fastify/rate-limit'

/**
 * The network of an address: an IPv4 address, also when IPv6 carries it, or the /64 of an IPv6
 * address, which is what one subscriber has.
 */
export const networkOf = (address: string): string => normalizeIP(address, 64)
