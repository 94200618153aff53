import { personalNumber, text } from '../forms/fields.ts'
import { formModel } from '../forms/form-model.ts'

/** The fields of a client that an import sets. */
export const importedClient = formModel('Brukare', {
  Brukare: text('Nummer', { most: 15, required: true }),
  Fornamn: text('Förnamn', { most: 100, required: true }),
  Efternamn: text('Efternamn', { most: 100, required: true }),
  PersNr: personalNumber('Personnummer'),
})
