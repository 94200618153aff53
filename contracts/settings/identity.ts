import { organisationNumber, text } from '../forms/fields.ts'
import { email } from '../rules/email.ts'
import { noGuid } from '../rules/required.ts'

/** Who the company is, and whom to turn to there. */
export const identity = {
  FtgId: text('Företags-id', {
    required: true,
    most: 15,
    lockedBecause: () => 'Företags-id väljs när företaget läggs upp och kan inte ändras.',
  }),
  FtgKey: text('Företagsnyckel'),
  Namn: text('Företagsnamn', { required: true, most: 40, hint: 'Så som det ska stå på lönebesked och i filer.' }),
  Orgnr: organisationNumber('Organisationsnummer', {
    required: true,
    hint: 'Enskild firma: innehavarens personnummer.',
    help: 'Numret följer med arbetsgivardeklarationen och filerna till banken. Ett bolags nummer skrivs med tio siffror och sparas med 16 framför.',
  }),
  Adress1: text('Adress', { most: 40 }),
  Adress2: text('Adress, rad 2', { most: 40 }),
  PostNr: text('Postnummer', { most: 10 }),
  PostOrt: text('Postort', { most: 30 }),
  LandAdr: text('Land', { most: 40, hint: 'Bara när adressen ligger utomlands.' }),
  Telefon: text('Telefon', { most: 20 }),
  Epost: text('E-post', { most: 100, rules: [email] }),
  Hemsida: text('Webbplats', { most: 255 }),
  Kontakt: text('Kontaktperson', { most: 40, hint: 'Den som Skatteverket kan fråga om deklarationen.' }),
  LoneAnsv: text('Löneansvarig', { most: 40 }),
  AttestAnsv: text('Attestansvarig', { most: 40 }),
  PictureId: text('Företagets bild', { default: noGuid }),
}
