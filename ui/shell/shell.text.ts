/** Texts of the shell: the menu, the toolbar, and the pages without a screen. */
export const shellTexts = {
  list: { failed: 'Uppgifterna kunde inte hämtas' },
  menu: 'Huvudmeny',
  openMenu: 'Öppna menyn',
  pinMenu: 'Visa hela menyn',
  collapseMenu: 'Fäll ihop menyn',
  archived: 'Företaget är markerat som arkiverat',
  company: 'Företag',
  switchCompany: 'Byt företag',
  /** The page title before a company is chosen, and before sign-in. */
  chooseCompany: 'Välj företag',
  signIn: 'Logga in',
  salaryYear: 'Löneår',
  noYear: 'Inget löneår',
  createYear: 'Skapa löneår',
  purgeYears: 'Rensa gamla löneår',
  userMenu: 'Användarmeny',
  darkMode: 'Mörkt läge',
  colourMode: 'Utseende',
  colourModes: { system: 'Följ systemet', light: 'Ljust', dark: 'Mörkt' },
  settings: 'Mina inställningar',
  signOut: 'Logga ut',
  noYears: {
    title: 'Företaget har inget löneår',
    text: 'Välj ett annat företag, eller låt en administratör skapa ett löneår.',
    textForMaker: 'Skapa det första löneåret för att börja arbeta i företaget.',
  },
  download: { printFailed: 'Utskrift misslyckades', fileFailed: 'Filnedladdning misslyckades', close: 'Stäng' },
  confirm: { yes: 'Ja', no: 'Nej' },
  notFound: {
    title: 'Sidan finns inte',
    text: 'Adressen leder ingenstans. Den kan vara felskriven eller borttagen.',
    action: 'Till informationspanelen',
  },
  /** Of a screen that needs an employee (third document §8). */
  noEmployees: {
    title: 'Tomt personalregister',
    text: 'Lägg till anställda först. Du har flyttats till personalregistret.',
  },
  planned: {
    title: 'Sidan är inte klar än',
    text: 'Den kommer i en senare version. Hjälpen berättar vad den är till för.',
    help: 'Visa hjälpen',
    leave: 'Till informationspanelen',
  },
  crashed: {
    title: 'Sidan kunde inte visas',
    text: 'Läs in den igen. Det som redan är sparat finns kvar.',
    action: 'Läs in igen',
  },
} as const
