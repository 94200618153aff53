import { months } from '../code-lists/calendar.ts'
import { choice, flag, integer } from '../forms/fields.ts'

const help =
  'Så många decimaler räknas med. 2 är öre, 0 är hela kronor. Skillnaden bokförs på kontot för öres- och kronutjämning.'

/** Rounding, value added tax and the year of the books. */
export const rounding = {
  AvrundaKontering: integer('Decimaler i konteringar', { default: 2, help }),
  AvrundaSumma: integer('Decimaler i summor', { default: 2, help }),
  AvrundaTotal: integer('Decimaler i utbetalt belopp', {
    default: 0,
    help,
    hint: 'Vanligast är 0: lönen betalas ut i hela kronor.',
  }),
  Momspliktig: flag('Momspliktigt företag', { default: true, hint: 'Moms på ersättningar dras av i bokföringen.' }),
  StartBokfAr: choice('Räkenskapsårets första månad', {
    choices: months.options(),
    default: '01',
    required: true,
    hint: 'Kalenderår börjar i januari.',
  }),
}
