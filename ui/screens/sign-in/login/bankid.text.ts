/** The texts of the BankID tab of the login screen. BankID's own messages come from the server. */
export const bankIdTexts = {
  choose: 'Var har du ditt BankID?',
  other: { title: 'På en annan enhet', text: 'Skanna en QR-kod med BankID-appen i mobilen.' },
  computer: { title: 'På den här datorn', text: 'Öppna BankID-programmet på datorn.' },
  mobile: { title: 'På den här enheten', text: 'Öppna BankID-appen här.' },
  order: 'Logga in med BankID',
  connecting: 'Ansluter till BankID …',
  qr: 'QR-kod att skanna i BankID-appen',
  cancelled: 'Inloggningen avbröts.',
  open: 'Öppna BankID-appen',
  cancel: 'Avbryt',
  again: 'Försök igen',
  accounts: 'Välj användarkonto',
} as const
