import type { ActQuestion } from '../../kit/shared/act.ts'
import type { ActOnEmployee } from './employee-actions.types.ts'

/** Returns the question before an act, or null for one that can be undone. */
export function questionOf(asked: ActOnEmployee): ActQuestion | null {
  const { name } = asked.employee
  if (asked.act === 'remove')
    return {
      title: `Ta bort ${name}?`,
      text: 'Den anställda och all historik tas bort ur personalregistret. Det går inte att ångra.',
      confirm: 'Ta bort',
      isDestructive: true,
    }
  if (asked.act === 'removeFact')
    return {
      title: 'Ta bort ändringen?',
      text: `${asked.text} tas bort för ${name}. Det som gällde före gäller då fram till nästa ändring.`,
      confirm: 'Ta bort',
      isDestructive: true,
    }
  if (asked.act === 'removeAbsence')
    return {
      title: 'Ta bort frånvaron?',
      text: `${asked.text} tas bort. Är personen tillbaka: skriv i stället sista dagen.`,
      confirm: 'Ta bort',
      isDestructive: true,
    }
  return null
}

/** Returns the message after an act. */
export function doneText(asked: ActOnEmployee): string {
  const { name } = asked.employee
  if (asked.act === 'remove') return `${name} är borttagen.`
  if (asked.act === 'removeAbsence') return 'Frånvaron är borttagen.'
  return asked.act === 'removeFact' ? 'Ändringen är borttagen.' : `${name} har nu anställningsnummer ${asked.to}.`
}
