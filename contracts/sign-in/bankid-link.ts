/**
 * The address that opens the BankID app of this device on an order. On a telephone it is a web
 * address that the app answers to; `redirect=null` leaves the person where they were.
 */
export const bankIdLink = (autoStartToken: string, device: 'computer' | 'mobile'): string => {
  const query = `autostarttoken=${encodeURIComponent(autoStartToken)}&redirect=null`
  return device === 'mobile' ? `https://app.bankid.com/?${query}` : `bankid:///?${query}`
}
