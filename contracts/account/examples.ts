import type { MyAccount } from './shapes.ts'

/** The own account of the same user. */
export const exampleMyAccount: MyAccount = {
  Login: 'ftg2',
  Namn: 'Frida Tegnér',
  Roll: 'FTG',
  LicNr: 'WEB100200',
  LicNamn: 'Lindgren Redovisning AB',
  Epost: '',
  MobilSlut: '06',
  requireSMSVerification: false,
  SMSKravsAv: null,
  PersNrVantar: null,
  Inloggningsmetoder: ['B', 'A'],
}
