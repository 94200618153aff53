/** True when a peer's address is this machine's own, whatever a proxy claims. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address)
