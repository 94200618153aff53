import { refusedBy } from '#contracts/life/life.ts'
import {
  type DeclarationAction,
  declarationLife,
  stateOfDeclaration,
} from '#contracts/payroll/declaration/declaration-life.ts'
import type { EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import type { DownloadPath } from '../../frame/download/download.types.ts'
import type { DeclarationOnDisplay, DeclarationStep, EmployerDeclarationContext } from './employer-declaration.types.ts'

/** Returns the declaration of the month on display, or null. */
export const declarationIn = ({ shown, contents }: EmployerDeclarationContext): EmployerDeclaration | null =>
  contents?.kind === 'period' && shown?.kind === 'period' && contents.of === shown.of ? contents.declaration : null

/** True when what has changed concerns what is on display. */
export const concerns = (shown: DeclarationOnDisplay | null, period: string | null): boolean =>
  shown !== null && (period === null || period.startsWith(shown.of))

/** True when the checks stop what is done with the month on display: they stand on the page. */
export function isStopped(context: EmployerDeclarationContext, action: DeclarationAction): boolean {
  const declaration = declarationIn(context)
  return declaration !== null && refusedBy(declarationLife, stateOfDeclaration(declaration), action)?.part === 'checks'
}

const unfinishedIn = (count: number): readonly string[] =>
  count > 0 ? [`${count} lönebesked i månaden är inte klarmarkerade, och är inte med i filen.`] : []

/** Returns what to ask before a file is fetched, or null when nothing speaks against it. */
export function doubtsOf({ EjKlara, Exporter }: EmployerDeclaration): string | null {
  const [last] = Exporter
  const doubts = [
    ...unfinishedIn(EjKlara),
    ...(last?.Oforandrad
      ? [`En fil med samma innehåll är redan hämtad av ${last.Anvandare}. Skicka den inte två gånger.`]
      : []),
    ...(last && !last.Oforandrad
      ? [
          `En tidigare fil hämtades av ${last.Anvandare}. Den nya innehåller hela deklarationen och ersätter den, med samma specifikationsnummer.`,
        ]
      : []),
  ]
  return doubts.length > 0 ? doubts.join(' ') : null
}

/** Returns the path of a file of a month. */
export const filePath = (period: string, part: number): DownloadPath => `/file/employerDeclaration/${period}/${part}`

/** True while an errand of the month on display is under way at Skatteverket. */
export function isUnderWay(context: EmployerDeclarationContext): boolean {
  const declaration = declarationIn(context)
  return declaration !== null && stateOfDeclaration(declaration).errand === 'underWay'
}

interface Question {
  readonly title: string
  readonly confirm: string
  readonly text: string
}

/** Returns what is asked before a step, or null when it can be taken at once. */
export function questionOf(step: DeclarationStep, { EjKlara }: EmployerDeclaration): Question | null {
  switch (step) {
    case 'KVITTENS':
      return null
    case 'SKICKA': {
      const doubts = unfinishedIn(EjKlara)
      return doubts.length === 0 ? null : { title: 'Skicka ändå?', confirm: 'Skicka', text: doubts.join(' ') }
    }
    case 'TABORT':
      return {
        title: 'Ta bort utkastet?',
        confirm: 'Ta bort utkastet',
        text: 'Utkastet tas bort hos Skatteverket, och kan inte längre skrivas under. Lönebeskeden ändras inte.',
      }
    case 'FILED':
      return {
        title: 'Är deklarationen inlämnad?',
        confirm: 'Markera som inlämnad',
        text: 'Gör det när filen är lämnad och undertecknad i Skatteverkets e-tjänst. Är företaget inställt på det låses månadens löneperioder.',
      }
    case 'OPENED':
      return {
        title: 'Öppna för rättelse?',
        confirm: 'Öppna',
        text: 'Månadens löneperioder låses upp om de låstes med deklarationen. Det som är lämnat till Skatteverket ändras först när en rättelse lämnas.',
      }
  }
}
