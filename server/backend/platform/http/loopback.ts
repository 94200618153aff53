/** Whether a peer's address is of the machine itself, whatever a proxy says. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address)
