import type { Rule } from './rule.ts'

/**
 * Requires an e-mail address, with the message 'Felaktig epost.' (second document §5.1). It checks
 * only what delivery needs: a local part, an @, and a domain with a dot. Only the receiving server
 * knows all that an address may be (RFC 5321).
 */
export const email: Rule = text => (text === '' || address.test(text) ? undefined : 'Felaktig epost.')

const address = /^[^\s@<>()",;:\\]+@[^\s@.<>()",;:\\]+(?:\.[^\s@.<>()",;:\\]+)+$/
