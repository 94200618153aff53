import type { ComponentType } from 'react'
import { NavLink, useParams } from 'react-router-dom'
import { css } from '#styled-system/css/index.js'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { devTexts as texts } from '#ui/screens/dev/dev.text.ts'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'

interface DevSection {
  /** The last segment of the section's path. */
  readonly id: string
  readonly title: string
  readonly Section: ComponentType
}

const waiting = { fallback: <LoadingIndicator />, failure: 'inside' } as const
const section = (id: string, title: string, Section: ComponentType): DevSection => ({ id, title, Section })

/** The sections. A new widget takes a line here and a component that shows its states. */
const sections: readonly [DevSection, ...DevSection[]] = [
  section(
    'text',
    'Text',
    lazyChunk(() => import('./text-fields.tsx'), waiting),
  ),
  section(
    'tal',
    'Tal och nummer',
    lazyChunk(() => import('./typed-fields.tsx'), waiting),
  ),
  section(
    'datum',
    'Datum och tid',
    lazyChunk(() => import('./date-fields.tsx'), waiting),
  ),
  section(
    'val',
    'Val ur listor',
    lazyChunk(() => import('./select-fields.tsx'), waiting),
  ),
  section(
    'urval',
    'Urval av anställda',
    lazyChunk(() => import('./employee-filters.tsx'), waiting),
  ),
  section(
    'kryss',
    'Kryss och omkopplare',
    lazyChunk(() => import('./flag-fields.tsx'), waiting),
  ),
  section(
    'filer',
    'Filer',
    lazyChunk(() => import('./file-fields.tsx'), waiting),
  ),
  section(
    'tabeller',
    'Tabeller',
    lazyChunk(() => import('./tables-section.tsx'), waiting),
  ),
  section(
    'ovrigt',
    'Övrigt',
    lazyChunk(() => import('./widgets-more.tsx'), waiting),
  ),
  section(
    'status',
    'Status',
    lazyChunk(() => import('./statuses.tsx'), waiting),
  ),
]

const page = css({
  maxWidth: 'content',
  mx: 'auto',
  px: { base: '4', md: '6' },
  py: '6',
  display: 'grid',
  columnGap: '8',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[11rem minmax(0, 1fr)]' },
  alignItems: 'start',
})
const head = css({ gridColumn: '1/-1' })
const menu = css({
  display: 'flex',
  flexDirection: { base: 'row', md: 'column' },
  flexWrap: 'wrap',
  gap: '1',
  mb: '6',
  position: { md: 'sticky' },
  top: '6',
  listStyle: 'none',
})
const link = css({
  display: 'block',
  px: '3',
  py: '1.5',
  borderRadius: 'control',
  color: 'fg.muted',
  _hover: { bg: 'bg.hover', color: 'fg.default' },
  _currentPage: { bg: 'bg.selected', color: 'fg.default', fontWeight: 'medium' },
})

/**
 * Renders every widget in all its states, for visual review and for axe. Routed only in development
 * and in tests.
 */
export default function Widgets() {
  const { section: asked } = useParams()
  const { Section } = sections.find(({ id }) => id === asked) ?? sections[0]
  return (
    <main className={page}>
      <div className={head}>
        <PageHeader title={texts.title} context={texts.context} />
      </div>
      <nav aria-label={texts.parts}>
        <ul className={menu}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <NavLink to={`/dev/widgets/${id}`} className={link}>
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Section />
    </main>
  )
}
