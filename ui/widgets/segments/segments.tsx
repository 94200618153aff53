import { SegmentGroup } from '@ark-ui/react/segment-group'
import { segments } from '#styled-system/recipes/index.js'

export interface SegmentsProps<Value extends string> {
  /** The ids of the elements that name and describe the control. */
  readonly labelledBy: string
  readonly describedBy?: string | undefined
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: readonly { readonly value: Value; readonly label: string }[]
}

/**
 * Renders a segmented control: a few options of which one is chosen. Arrow keys move between them.
 */
export const Segments = <Value extends string>({
  labelledBy,
  describedBy,
  value,
  onChange,
  options,
}: SegmentsProps<Value>) => {
  const styles = segments()
  const choose = (chosen: string | null) => {
    const option = options.find(candidate => candidate.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <SegmentGroup.Root
      value={value}
      onValueChange={details => choose(details.value)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles.root}
    >
      <SegmentGroup.Indicator className={styles.indicator} />
      {options.map(option => (
        <SegmentGroup.Item key={option.value} value={option.value} className={styles.item}>
          <SegmentGroup.ItemText>{option.label}</SegmentGroup.ItemText>
          <SegmentGroup.ItemControl />
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  )
}
