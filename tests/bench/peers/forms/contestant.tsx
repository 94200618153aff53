import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { css } from '../../../../styled-system/css/index.js'
import { field as fieldLook, section } from '../../../../styled-system/recipes/index.js'
import '../../../../ui/theme/styles.css'
import { cards, labelOf } from './fields.ts'

declare global {
  interface Window {
    mountForm: () => void
    unmountForm: () => void
  }
}

/** Exposes the form to the benchmark; each contestant calls it once. */
export function compete(makeForm: () => ReactNode): void {
  let root: Root | undefined
  window.mountForm = () => {
    const host = document.createElement('div')
    document.body.append(host)
    const mounted = createRoot(host)
    root = mounted
    flushSync(() => mounted.render(makeForm()))
  }
  window.unmountForm = () => {
    root?.unmount()
    document.body.replaceChildren()
  }
}

const rows = css({ display: 'grid', gap: '4' })

/** Renders the peers' cards, which look and are painted like ours. */
export const PlainCards = ({ children }: { readonly children: (name: string) => ReactNode }) => {
  const styles = section({ paintsAlone: true })
  return cards.map((names, at) => (
    <section key={names[0]} className={styles.root}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h2 className={styles.title}>Kort {at + 1}</h2>
        </div>
      </header>
      <div className={styles.body}>
        <div className={rows}>{names.map(children)}</div>
      </div>
    </section>
  ))
}

/** Renders the minimum of a field: a label, its control and its error. */
export function PlainField({
  name,
  error,
  children,
}: {
  readonly name: string
  readonly error: string | undefined
  readonly children: (props: { readonly id: string; readonly className: string | undefined }) => ReactNode
}) {
  const styles = fieldLook()
  const id = `id-${name}`
  return (
    <div className={styles.root}>
      <div className={styles.top}>
        <label htmlFor={id} className={styles.label}>
          {labelOf(name)}
          <span aria-hidden className={styles.mark}>
            *
          </span>
        </label>
      </div>
      <div className={styles.control}>{children({ id, className: styles.input })}</div>
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </div>
  )
}
