import type { User, UserListItem, UserSession, UserValues } from './shapes.ts'

/** An account to be created, as the pacts and the call reference show it. */
export const exampleUserValues: UserValues = {
  Login: 'ny.anna',
  Namn: 'Anna Nyström',
  Epost: 'anna@example.se',
  Mobil: '+46701740609',
  PersNr: '',
  Roll: 'FTG',
  Behorighetsgrupp: 'STDREAD',
  Optioner: [],
  AllaForetag: false,
  FtgIdAccessList: ['nordsken'],
  Inloggningsmetoder: ['F', 'A'],
}

/** The account, once it has been created. */
export const exampleUser: User = {
  Version: 1,
  Values: exampleUserValues,
  Status: 'NY',
  AndraForetag: 0,
  Hinder: null,
  PersNrBekraftat: null,
  PersNrAv: null,
  LankGallerTill: null,
}

/** The account in the list. */
export const exampleUserListItem: UserListItem = {
  Login: 'ny.anna',
  Namn: 'Anna Nyström',
  Roll: 'FTG',
  Grupp: 'Läsanvändare',
  AntalForetag: 1,
  PersNr: '',
  Inloggningsmetoder: ['F', 'A'],
  Status: 'NY',
  SenastAktiv: null,
}

/** A session of an account. */
export const exampleUserSession: UserSession = {
  Id: '3f0a9c1e-7c52-4a86-9d7a-1f6f3a1c2b04',
  Enhet: 'Chrome, Windows',
  Adress: '203.0.113.7',
  Metod: 'PASSWORD',
  Sedan: '2026-11-20T08:15:00.000Z',
  SenastAktiv: '2026-11-20T08:40:00.000Z',
  ArEgen: false,
}
