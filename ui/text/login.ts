/** The login screen. Labels and limits are the specification's (first document §2, §5). */
export const loginTexts = {
  heading: 'Logga in',
  lead: 'Lön och personal för svenska arbetsgivare.',
  tabs: { bankid: 'BankID', password: 'Användarnamn' },
  tabsLabel: 'Inloggningssätt',
  login: 'Användarnamn',
  password: 'Lösenord',
  submit: 'Logga in',
  sms: {
    title: 'Tvåstegsverifiering (SMS)',
    text: 'Kontot kräver en kod via SMS, och den här installationen skickar inga SMS än. Be en administratör slå av tvåstegsverifieringen för kontot, eller logga in med ett annat konto.',
    back: 'Tillbaka',
  },
  loading: 'Avlöna startar',
} as const
