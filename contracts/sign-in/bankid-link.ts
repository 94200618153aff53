/**
 * Returns the URL that opens the BankID app on this device with an order. On a mobile device it is
 * a web URL that the app handles. `redirect=null` leaves the user on the same page.
 */
export const bankIdLink = (autoStartToken: string, device: 'computer' | 'mobile'): string => {
  const query = `autostarttoken=${encodeURIComponent(autoStartToken)}&redirect=null`
  return device === 'mobile' ? `https://app.bankid.com/?${query}` : `bankid:///?${query}`
}
