/** The texts of the login screen (labels and limits: first document §2, §5). */
export const loginTexts = {
  heading: 'Logga in',
  lead: 'Lön och personal för svenska arbetsgivare.',
  tabs: { bankid: 'BankID', password: 'Användarnamn' },
  tabsLabel: 'Inloggningssätt',
  login: 'Användarnamn',
  password: 'Lösenord',
  submit: 'Logga in',
  loading: (softwareName: string) => `${softwareName} startar`,
  demo: 'Testa gratis',
  contact: 'Kontakta oss',
} as const
