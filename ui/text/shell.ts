/** The root layout: menu, toolbar and what is shown when no screen is. */
export const shellTexts = {
  menu: 'Huvudmeny',
  openMenu: 'Öppna menyn',
  pinMenu: 'Visa hela menyn',
  collapseMenu: 'Fäll ihop menyn',
  archived: 'Företaget är markerat som arkiverat',
  company: 'Företag',
  switchCompany: 'Byt företag',
  salaryYear: 'Löneår',
  noYear: 'Inget löneår',
  userMenu: 'Användarmeny',
  darkMode: 'Mörkt läge',
  colourMode: 'Utseende',
  colourModes: { system: 'Följ systemet', light: 'Ljust', dark: 'Mörkt' },
  settings: 'Mina inställningar',
  signOut: 'Logga ut',
  noYears: {
    title: 'Företaget har inget löneår',
    text: 'Välj ett annat företag, eller låt en administratör skapa ett löneår.',
  },
  download: { printFailed: 'Utskrift misslyckades', fileFailed: 'Filnedladdning misslyckades', close: 'Stäng' },
  confirm: { yes: 'Ja', no: 'Nej' },
  notFound: {
    title: 'Sidan finns inte',
    text: 'Adressen leder ingenstans. Den kan vara felskriven eller borttagen.',
    action: 'Till informationspanelen',
  },
  crashed: {
    title: 'Sidan kunde inte visas',
    text: 'Läs in den igen. Det som redan är sparat finns kvar.',
    action: 'Läs in igen',
  },
} as const
