import { family } from '../forms/family.ts'
import { flag, text } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'
import { resultUnits } from './counts.ts'

/** What costs are divided by: a company's six result units, each with a name and a place in the books. */
export const units = family(resultUnits, n => {
  const isOpen = isOn(`OpenResEnhet${n}`)
  const isExported = isOn(`OpenResEnhet${n}`, `BokfResEnh${n}`)
  return {
    'OpenResEnhet#': flag(`Använd resultatenhet ${n}`, { hint: 'Till exempel kostnadsställe eller projekt.' }),
    'ResEnhet#Namn': text('Benämning', {
      default: `Resultatenhet ${n}`,
      most: 15,
      shown: isOpen,
      hint: 'Namnet står i menyer, på lönebesked och i rapporter.',
    }),
    'ResEnhet#Std': text('Förvalt värde', { most: 10, shown: isOpen, hint: 'Används när inget annat anges.' }),
    'RegisterResEnh#': flag('Välj ur register', {
      default: true,
      shown: isOpen,
      hint: 'Annars skrivs värdet fritt.',
    }),
    'RegResEnh#': flag('Registrera på tid och ersättningar', { default: true, shown: isOpen }),
    'VisaResEnh#': flag('Visa på lönebesked', { shown: isOpen }),
    'BokfResEnh#': flag(`Ta med resultatenhet ${n}`, {
      shown: isOpen,
      hint: 'Enheten följer med till bokföringsprogrammet.',
    }),
    'BokfKopplaRE#': text('Koppling', {
      required: isExported,
      most: 10,
      shown: isExported,
      hint: 'Enhetens nummer i bokföringsprogrammet, i SIE 1 för kostnadsställe och 6 för projekt.',
    }),
  }
})
