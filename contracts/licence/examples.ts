import type { DemoRequest } from './demo-request.shapes.ts'
import type { LicenceInfo } from './shapes.ts'

/** A licence. */
export const exampleLicenceInfo: LicenceInfo = {
  LicNr: 'WEB100200',
  LicDate: '2021-03-01',
  GiltigTom: '2059-12-31',
  Orgnr: '5564332210',
  Namn: 'Lindgren Redovisning AB',
  PostAdress: 'Box 114',
  GatuAdress: 'Storgatan 12',
  PostNr: '852 30',
  Ort: 'Sundsvall',
  Modell: '90',
  EPost: 'kontoret@lindgrenredovisning.example',
  Telefon: '08-465 004 20',
  AntalForetag: 5,
  Optioner: [{ Kod: 'HRTIL', Text: 'HR-tillägg', AntalAnvandare: 10, MaxAnvandare: 25 }],
}

/** A request for a demo account. */
export const exampleDemoRequest: DemoRequest = {
  Foretag: 'Träslottet AB',
  Orgnr: '5567788996',
  Namn: 'Vera Nyman',
  EPost: 'vera@traslottet.example',
  Telefon: '+46701740608',
  AntalAnstallda: 14,
  Meddelande: 'Vi byter lönesystem till årsskiftet.',
}
