import { organisationNumber, postCode, text } from '../forms/fields.ts'
import { email } from '../rules/email.ts'
import { noGuid } from '../rules/required.ts'

/** The settings that identify the company and its contact person. */
export const identity = {
  FtgId: text('Företags-id', {
    required: true,
    most: 15,
    lockedBecause: () => 'Företags-id väljs när företaget läggs upp och kan inte ändras.',
    help: 'Företagets korta namn i programmet. Det står i företagslistan och i namnet på filen när en kopia av företaget skickas.',
  }),
  FtgKey: text('Företagsnyckel', { help: 'Följer företaget i kopior och filer, och ändras aldrig.' }),
  Namn: text('Företagsnamn', {
    required: true,
    most: 40,
    hint: 'Så som det ska stå på lönebesked och i filer.',
    help: 'Står överst på lönebesked, i filerna till banken och i arbetsgivardeklarationen.',
  }),
  Orgnr: organisationNumber('Organisationsnummer', {
    required: true,
    hint: 'Enskild firma: innehavarens personnummer.',
    help: 'Numret följer med arbetsgivardeklarationen och filerna till banken. Ett bolags nummer skrivs med tio siffror och sparas med 16 framför.',
  }),
  Adress1: text('Adress', {
    most: 40,
    help: 'Gata eller box. Står överst på lönebesked och brev, och föreslås som arbetsplatsens adress i arbetsgivardeklarationen.',
  }),
  Adress2: text('Adress, rad 2', {
    most: 40,
    help: 'Till exempel våning eller c/o. Står under den första raden på lönebesked och brev.',
  }),
  PostNr: postCode('Postnummer', {
    most: 10,
    country: 'LandAdr',
    help: 'Står framför postorten på lönebesked och brev.',
  }),
  PostOrt: text('Postort', { most: 30, help: 'Står efter postnumret på lönebesked och brev.' }),
  LandAdr: text('Land', {
    most: 40,
    hint: 'Bara när adressen ligger utomlands.',
    help: 'Står under postorten på lönebesked och brev. Lämna tomt för en adress i Sverige.',
  }),
  Telefon: text('Telefon', {
    most: 20,
    help: 'Skrivs på lönebeskedet när Utskrifter säger det, och följer med arbetsgivardeklarationen som kontaktuppgift.',
  }),
  Epost: text('E-post', {
    most: 100,
    rules: [email],
    help: 'Skrivs på lönebeskedet när Utskrifter säger det, och följer med arbetsgivardeklarationen som kontaktuppgift.',
  }),
  Hemsida: text('Webbplats', {
    most: 255,
    help: 'Står med företagets övriga kontaktuppgifter på lönebesked, när de skrivs ut.',
  }),
  Kontakt: text('Kontaktperson', {
    most: 40,
    hint: 'Den som Skatteverket kan fråga om deklarationen.',
    help: 'Namnet följer med arbetsgivardeklarationen, tillsammans med telefon och e-post.',
  }),
  LoneAnsv: text('Löneansvarig', {
    most: 40,
    help: 'Namnet på den som gör lönerna. Det står på kontrollistor och utbetalningslistor, och föreslås på arbetsgivarintyg.',
  }),
  AttestAnsv: text('Attestansvarig', {
    most: 40,
    help: 'Namnet på den som godkänner lönerna. Det står vid raden för underskrift på kontrollistor och utbetalningslistor.',
  }),
  PictureId: text('Företagets bild', {
    default: noGuid,
    help: 'Företagets logotyp, som kan skrivas överst på lönebesked.',
  }),
}
