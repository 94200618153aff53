import type { ValuesOf } from '#contracts/forms/form-model.ts'
import type { companySettings } from '#contracts/settings/company-settings.ts'

/** Settings of a demo company, by their wire names and in their wire format. */
export type DemoSettings = Partial<ValuesOf<typeof companySettings>>

/** The settings that every company needs before its first annual statements. */
export const begun: DemoSettings = { KUSpecNr: '1' }

const units = [1, 2, 3, 4, 5, 6] as const

/** A shop with departments, whose costs are split by all six result units. */
const nordsken: DemoSettings = {
  ...begun,
  ...Object.fromEntries(
    units.flatMap(n => [
      [`OpenResEnhet${n}`, true],
      [`RegisterResEnh${n}`, true],
    ]),
  ),
  ResEnhet1Namn: 'Kostnadsställe',
  ResEnhet2Namn: 'Projekt',
  ResEnhet3Namn: 'Butik',
  ResEnhet4Namn: 'Varugrupp',
  ResEnhet5Namn: 'Kampanj',
  ResEnhet6Namn: 'Säsong',
  VisaResEnh1: true,
  PostNr: '352 31',
  PostOrt: 'Växjö',
  Telefon: '0470-465 00 10',
  Epost: 'lon@nordsken.example',
  Hemsida: 'https://nordsken.example',
  Kontakt: 'Frida Tegnér',
  LoneAnsv: 'Lovisa Önnestad',
  AttestAnsv: 'Astrid Ekdahl',
  UseAvdelning: true,
  AmfTecknad: true,
  ScbArbstCFAR: '19283746',
  KopplaBank: true,
  BankNamn: 'BGC',
  Bankgiro: '5050-1055',
  UseFritext1: true,
  Fritext1Namn: 'Skåpsnummer',
}

/** A preschool, member of an employers' organisation. */
const bjorkbacken: DemoSettings = {
  ...begun,
  PostNr: '903 27',
  PostOrt: 'Umeå',
  Telefon: '090-465 00 11',
  Epost: 'kontoret@bjorkbacken.example',
  Kontakt: 'Britta Björk',
  KfoMedlem: true,
  UseKivraDigitalMailbox: true,
  UseCllsDigitalMailbox: true,
}

/** A haulier that reports statistics to its employers' organisation. */
const zenit: DemoSettings = {
  ...begun,
  PostNr: '418 79',
  PostOrt: 'Göteborg',
  Telefon: '031-465 00 12',
  Epost: 'lon@zenit.example',
  Kontakt: 'Zaida Holm',
  AmfTecknad: true,
  SafMedlem: true,
  OpenNewPerson: true,
}

/** Personal assistance, whose cases are called customers. */
const omtanke: DemoSettings = {
  ...begun,
  PostNr: '702 12',
  PostOrt: 'Örebro',
  Telefon: '019-465 00 20',
  Epost: 'assistans@omtanke.example',
  Kontakt: 'Omar Sjöholm',
  UseLSS: true,
  BrukareNamnTyp: 'KUND',
  BrukarNum: true,
  UseKivraDigitalMailbox: true,
  DefaultDigitalMailbox: 'KIVRA',
  LSSKontaktNamn: 'Omar Sjöholm',
  LSSKontaktTel: '019-465 00 20',
}

/** Returns the settings of a small company: where it is, and whom Skatteverket may ask. */
const small = (FtgId: string, Kontakt: string, PostNr: string, PostOrt: string): DemoSettings => ({
  ...begun,
  PostNr,
  PostOrt,
  Kontakt,
  Telefon: '08-465 00 13',
  Epost: `lon@${FtgId}.example`,
})

/** By FtgId. */
export const settingsOfDemo: Readonly<Record<string, DemoSettings>> = {
  nordsken,
  bjorkbacken,
  zenit,
  omtanke,
  akvarell: small('akvarell', 'Alva Kvist', '371 34', 'Karlskrona'),
  surdegen: small('surdegen', 'Erik Lund', '223 50', 'Lund'),
  demobolaget: small('demobolaget', 'Disa Mo', '111 20', 'Stockholm'),
}
