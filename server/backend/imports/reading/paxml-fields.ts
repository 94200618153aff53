import type { ImportKindCode } from '#contracts/registers/import-kinds.ts'

/** The elements of a kind of rows in PAXml 2.0, with their fields, in the schema's order. */
interface PaxmlRows {
  readonly list: string
  readonly element: string
  /** An attribute begins with @. */
  readonly fields: Readonly<Record<string, string>>
  /**
   * The fields that are sums of amounts, each with the elements that are added, and those after a
   * minus that are taken away.
   */
  readonly sums?: Readonly<Record<string, readonly string[]>>
  /** The other elements that the schema has, which no field is read from. */
  readonly unread: readonly string[]
  /** The fields that are sums of the payslip's rows (lonerader), by their lonetyp. */
  readonly rows?: Readonly<Record<string, string>>
}

const person = { '@anstid': 'AnstNr', '@persnr': 'PersNr' }
const days = { datum: 'Datum', datumfrom: 'DatumFrom', datumtom: 'DatumTom' }

/** What PAXml has of each kind of import (facts/paxml.md). It has no clients. */
export const paxmlFields: Readonly<Partial<Record<ImportKindCode, PaxmlRows>>> = {
  PER: {
    list: 'personal',
    element: 'person',
    fields: {
      ...person,
      fornamn: 'Fornamn',
      efternamn: 'Efternamn',
      extraadress: 'Adress2',
      postadress: 'Adress1',
      postnr: 'PostNr',
      ort: 'PostOrt',
      mobiltelefon: 'Mobil',
      hemtelefon: 'Telefon',
      epostarb: 'Epost',
      eposthem: 'EpostPrivat',
      befattning: 'Befattning',
      anstform: 'AnstForm',
      bankclearing: 'ClearNr',
      bankkonto: 'KontoNr',
      anstdatum: 'AnstFrom',
      avgdatum: 'AnstTom',
      lonform: 'LoneForm',
      timlon: 'Lon',
      manlon: 'Lon',
      sysgrad: 'Sysselsattningsgrad',
      semesterdagar: 'SemRatt',
      skattetabell: 'SkattTab',
      skattekolumn: 'SkattKol',
    },
    unread: [
      'land',
      'arbetstelefon',
      'personaltyp',
      'kategori',
      'befattningskod',
      'semesteravtal',
      'innevarande',
      'personbelopp',
      'persontexter',
      'skattejamkning',
      'loneutmatning',
      'resenheter',
      'info',
    ],
  },
  TID: {
    list: 'tidtransaktioner',
    element: 'tidtrans',
    fields: {
      ...person,
      tidkod: 'TidKod',
      ...days,
      starttid: 'StartTid',
      sluttid: 'SlutTid',
      timmar: 'Timmar',
      omfattning: 'Omfattning',
      barn: 'Barn',
      kontonr: 'KontoNr',
      info: 'Info',
    },
    unread: ['samlingsid', 'semgrund', 'kundnr', 'resenheter'],
  },
  LON: {
    list: 'lonetransaktioner',
    element: 'lonetrans',
    fields: {
      ...person,
      lonkod: 'LonKod',
      lonart: 'LonArtNr',
      benamning: 'BenText',
      kommentar: 'Info',
      ...days,
      antal: 'Antal',
      apris: 'Pris',
      belopp: 'Belopp',
      kontonr: 'KontoNr',
    },
    unread: ['varugrupp', 'moms', 'samlingsid', 'kundnr', 'resenheter', 'info'],
  },
  HIS: {
    list: 'loneutbetalning',
    element: 'lonebesked',
    fields: {
      ...person,
      betaldatum: 'Utbetalningsdag',
      utbetalt: 'Netto',
      arbavgiftbel: 'Arbetsgivaravgift',
      kompsaldo: 'Komp',
      flexsaldo: 'Flex',
    },
    unread: [
      'periodid',
      'periodtext',
      'fornamn',
      'efternamn',
      'extraadress',
      'postadress',
      'postnr',
      'ort',
      'land',
      'clearingnr',
      'bankkonto',
      'skattprocent',
      'skattetabell',
      'skattekolumn',
      'jamkningprc',
      'jamkningbel',
      'arbavgiftprc',
      'tabellskatt',
      'engangsskatt',
      'kapitalskatt',
      'extraskatt',
      'lonerader',
      'ackbruttolon',
      'ackprelskatt',
      'acknettolon',
      'tidbanktim',
      'tidbankbel',
      'sembettot',
      'sembetutb',
      'semobetot',
      'semobeutb',
      'semfortot',
      'semforutb',
      'semspatot',
      'semspautb',
      'semlontot',
      'semlonutb',
      'kontering',
      'info',
    ],
    sums: {
      Skatt: ['tabellskatt', 'engangsskatt', 'kapitalskatt', 'extraskatt'],
      // The days of the year, and those of them that have been paid.
      SemBet: ['sembettot', '-sembetutb'],
      SemSpa: ['semspatot', '-semspautb'],
    },
    rows: { Brutto: 'BRUTTO', Formaner: 'FÖRMÅN' },
  },
}

/** The elements of a file. */
export const paxmlLists = [
  'header',
  'dimensioner',
  'resultatenheter',
  'koder',
  'resetransaktioner',
  'tidtransaktioner',
  'lonetransaktioner',
  'schematransaktioner',
  'personal',
  'loneutbetalning',
  'saldon',
] as const
/** The elements of a list beside its rows. */
export const besideRows = ['klar', 'attesterat'] as const
/** The kinds of a payslip's rows. */
export const payKinds = ['BRUTTO', 'FÖRMÅN', 'NETTO', 'SKATT', 'KAPITAL', 'KAPITALSKATT', 'PENSION'] as const
