import Trash2 from 'lucide-react/icons/trash-2'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RowActions } from './row-actions.tsx'

const htmlOf = (disabled: boolean) =>
  renderToStaticMarkup(
    createElement(RowActions<{ readonly Id: string }>, {
      row: { Id: '1' },
      name: 'Vård av barn',
      actions: [{ id: 'remove', label: 'Ta bort', icon: Trash2, disabled, onSelect: () => {} }],
    }),
  )

/** Returns whether the button of the action is shown as disabled; it keeps the focus. */
const isDisabled = (html: string): boolean =>
  / aria-disabled="true"/.test(/<button[^>]*aria-label="Ta bort Vård av barn"[^>]*>/.exec(html)?.[0] ?? 'no button')

it('shows a row action as disabled while another is being done', () => {
  expect([isDisabled(htmlOf(false)), isDisabled(htmlOf(true))]).toEqual([false, true])
})
