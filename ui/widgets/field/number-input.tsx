import { css } from '#styled-system/css/index.js'
import { field } from '#styled-system/recipes/index.js'

export interface NumberInputProps {
  /** The ids of the elements that name and describe the input. */
  readonly labelledBy: string
  readonly describedBy?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  /** The unit after the number: min, kr. */
  readonly unit: string
  readonly invalid?: boolean
}

const box = css({ width: '[6.5rem]' })
const unitLook = css({ pr: '3', color: 'fg.muted' })

/** Renders an input for a whole number, whose label is elsewhere in its row. */
export const NumberInput = ({ labelledBy, describedBy, value, onChange, unit, invalid = false }: NumberInputProps) => {
  const styles = field({ size: 'sm' })
  return (
    <div className={box}>
      <div className={styles.control} data-invalid={invalid ? '' : undefined}>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={event => onChange(event.target.value)}
          className={styles.input}
          data-numeric=""
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
        />
        <span className={unitLook}>{unit}</span>
      </div>
    </div>
  )
}
