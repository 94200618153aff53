import { months } from '../code-lists/calendar.ts'
import { choice, flag, integer } from '../forms/fields.ts'
import { decimalPlaces } from '../rules/limits.ts'

const places = (what: string) =>
  `Så många decimaler har ${what}. 2 är öre, 0 är hela kronor. Skillnaden bokförs på kontot för öres- och kronutjämning.`

/** The settings of rounding, value added tax and the accounting year. */
export const rounding = {
  AvrundaKontering: integer('Decimaler i konteringar', {
    limits: decimalPlaces,
    default: 2,
    help: places('beloppen på en verifikations rader'),
  }),
  AvrundaSumma: integer('Decimaler i summor', {
    limits: decimalPlaces,
    default: 2,
    hint: 'Belopp som skrivs på en rad behåller sina ören.',
    help: 'Så många decimaler har de uträknade summorna på lönebeskedets rader. 2 är öre, 0 är hela kronor. Det som avrundas syns bland beräkningens steg.',
  }),
  AvrundaTotal: integer('Decimaler i utbetalt belopp', {
    limits: decimalPlaces,
    default: 0,
    help: places('beloppet som betalas ut enligt lönebeskedet och bankfilen'),
    hint: 'Vanligast är 0: lönen betalas ut i hela kronor.',
  }),
  Momspliktig: flag('Momspliktigt företag', {
    default: true,
    hint: 'Moms på ersättningar dras av i bokföringen.',
    help: 'Utan moms bokförs utlägg och förmåner med hela beloppet, och verifikationerna får inga rader på momskonton.',
  }),
  StartBokfAr: choice('Räkenskapsårets första månad', {
    choices: months.options(),
    default: '01',
    required: true,
    hint: 'Kalenderår börjar i januari.',
    help: 'Avgör vilket räkenskapsår en verifikation hör till i filen till bokföringsprogrammet, och hur länge löneår ska sparas.',
  }),
}
