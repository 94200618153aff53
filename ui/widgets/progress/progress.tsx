import { Progress as ArkProgress } from '@ark-ui/react/progress'
import { useId } from 'react'
import { progress } from '#styled-system/recipes/index.js'

export interface ProgressProps {
  /** The name of the work. */
  readonly label: string
  /** The work done so far; null while unknown. */
  readonly value: number | null
  /** The total, in the same unit. */
  readonly max?: number
  /** The progress in words: '12 av 48 anställda'. */
  readonly words?: string
}

/**
 * Renders the progress of a piece of work. An unknown value is shown as an indeterminate bar, never
 * as a guess.
 */
export const Progress = ({ label, value, max = 100, words }: ProgressProps) => {
  const id = useId()
  const styles = progress()
  return (
    <ArkProgress.Root className={styles.root} value={value} max={Math.max(max, 1)} locale="sv-SE" ids={{ label: id }}>
      <div className={styles.words}>
        <ArkProgress.Label className={styles.label}>{label}</ArkProgress.Label>
        {words !== undefined && <ArkProgress.ValueText className={styles.valueText}>{words}</ArkProgress.ValueText>}
      </div>
      <ArkProgress.Track className={styles.track} aria-label={label} aria-valuetext={words}>
        <ArkProgress.Range className={styles.range} />
      </ArkProgress.Track>
    </ArkProgress.Root>
  )
}
