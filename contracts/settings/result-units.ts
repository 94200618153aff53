import { family } from '../forms/family.ts'
import { flag, text } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'
import { resultUnits } from './counts.ts'

/**
 * The settings of the six result units that costs are divided by. Each has a name and a dimension
 * in the books.
 */
export const units = family(resultUnits, n => {
  const isOpen = isOn(`OpenResEnhet${n}`)
  const isExported = isOn(`OpenResEnhet${n}`, `BokfResEnh${n}`)
  return {
    'OpenResEnhet#': flag(`Använd resultatenhet ${n}`, {
      hint: 'Till exempel kostnadsställe eller projekt.',
      help: 'Lönekostnader kan då delas upp på enheten, på lönebesked, i rapporter och i bokföringen.',
    }),
    'ResEnhet#Namn': text('Benämning', {
      default: `Resultatenhet ${n}`,
      most: 15,
      shown: isOpen,
      hint: 'Namnet står på skärmen, på lönebesked och i rapporter.',
      help: 'Vad enheten kallas i rubriker på lönebesked och i rapporter, till exempel Kostnadsställe.',
    }),
    'ResEnhet#Std': text('Förvalt värde', {
      most: 10,
      shown: isOpen,
      hint: 'Används när inget annat anges.',
      help: 'Kostnader som varken den anställda eller lönebeskedets rad säger något om bokförs på det här värdet.',
    }),
    'RegisterResEnh#': flag('Välj ur register', {
      default: true,
      shown: isOpen,
      hint: 'Annars skrivs värdet fritt.',
      help: 'Med registret kan bara värden som är upplagda stå på lönebesked och i verifikationer, så att inget bokförs fel.',
    }),
    'RegResEnh#': flag('Registrera på tid och ersättningar', {
      default: true,
      shown: isOpen,
      help: 'Den som registrerar tid och ersättningar kan ange enheten. Den följer med till lönebeskedets rader och bokföringen.',
    }),
    'VisaResEnh#': flag('Visa på lönebesked', {
      shown: isOpen,
      help: 'Enheten får en egen kolumn på lönebeskedets rader, när raderna visar resultatenheter.',
    }),
    'BokfResEnh#': flag(`Ta med resultatenhet ${n}`, {
      shown: isOpen,
      hint: 'Enheten följer med till bokföringsprogrammet.',
      help: 'Varje rad i filens verifikationer märks med enhetens värde, under numret i Koppling.',
    }),
    'BokfKopplaRE#': text('Koppling', {
      required: isExported,
      most: 10,
      shown: isExported,
      hint: 'Enhetens nummer i bokföringsprogrammet, i SIE 1 för kostnadsställe och 6 för projekt.',
      help: 'I filens verifikationer märks raderna med numret, så att bokföringsprogrammet vet vilket slag av enhet det är.',
    }),
  }
})
