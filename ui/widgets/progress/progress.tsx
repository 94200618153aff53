import { Progress as ArkProgress } from '@ark-ui/react/progress'
import { useId } from 'react'
import { progress } from '#styled-system/recipes/index.js'

export interface ProgressProps {
  /** What is being done. */
  readonly label: string
  /** How far it has come; null while that is not known. */
  readonly value: number | null
  /** When it is done, in the same unit. */
  readonly max?: number
  /** How far it has come, in words: '12 av 48 anställda'. */
  readonly words?: string
}

/**
 * How far a piece of work has come. It shows what is true, never a guess: what is not known is a
 * bar that only moves.
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
