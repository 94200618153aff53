import { css } from '#styled-system/css/index.js'

/** The look of the shapes of `shapesOf`, by their classes. Strokes and fills are tokens. */
export const chartLook = css({
  display: 'block',
  width: 'full',
  height: 'full',
  userSelect: 'none',
  // A text is scaled with the chart, not hinted for its size.
  textRendering: 'geometricPrecision',
  '& text': { fontSize: '[12px]', fill: 'fg.default', stroke: '[none]', pointerEvents: 'none' },
  '& .name': { fontSize: '[14px]', fontWeight: 'semibold' },
  '& .centred': { textAnchor: 'middle' },
  '& .actions': { fontSize: '[11px]' },
  '& :is(.description, .actions)': { fill: 'fg.muted' },
  '& :is(.box, .inner)': { stroke: 'border.control', strokeWidth: '[1px]' },
  '& .inner, & .row-box': { fill: '[transparent]' },
  '& :is(.leaf, .any) > .box': { fill: 'bg.surface' },
  '& .holder.light > .box': { fill: 'bg.canvas' },
  '& .holder.dark > .box': { fill: 'bg.subtle' },
  '& .region > .box': { strokeDasharray: '[6 4]' },
  '& .words text': { paintOrder: 'stroke', stroke: 'bg.canvas', strokeWidth: '[4px]', strokeLinejoin: 'round' },
  '& .words.dark text': { stroke: 'bg.subtle' },
  '& .label-box': { fill: 'bg.surface', stroke: '[none]' },
  '& .line': { fill: '[none]', stroke: 'border.control' },
  '& :is(.head, .dot)': { fill: 'border.control', stroke: '[none]' },
  '& .count': { textAnchor: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold', fill: 'accent.text' },
  '& [data-part]': { cursor: 'pointer' },
  '& .row:hover > .row-box': { fill: 'bg.hover' },
  '& .state:hover > .box': { stroke: 'border.controlHover' },
  // How often it was taken.
  '& .arrow[data-taken] > .line': { stroke: 'accent.text' },
  '& .arrow[data-taken] > .head': { fill: 'accent.text' },
  // What was taken last.
  '& .arrow[data-recent] > .line': { stroke: 'info.text', strokeDasharray: '[8 4]' },
  '& .arrow[data-recent] > .head': { fill: 'info.text' },
  '& .row[data-recent] > .row-box': { fill: 'info.bg', stroke: 'info.text', strokeWidth: '[1.5px]' },
  // What is active.
  '& .state[data-active] > .box': { stroke: 'success.text', strokeWidth: '[2.5px]' },
  '& .leaf[data-active] > .box': { fill: 'success.bg' },
  '& .active': { fill: 'success.text', stroke: '[none]' },
  // What is selected.
  '& .state[data-selected] > .box': { stroke: 'focus.ring', strokeWidth: '[3px]' },
  '& .row[data-selected] > .row-box': { fill: 'bg.selected', stroke: 'focus.ring', strokeWidth: '[2px]' },
  '& .arrow[data-selected] > .line': { stroke: 'focus.ring' },
  '& .arrow[data-selected] > .head': { fill: 'focus.ring' },
  // What does not match the search.
  '& :is(.state, .row, .arrow)[data-dimmed]:not(:has(:focus-visible))': { opacity: '[0.25]' },
})
