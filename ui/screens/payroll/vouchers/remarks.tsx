import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'

const item = css({
  display: 'grid',
  gap: '2',
  gridTemplateColumns: '[1rem minmax(0, 1fr)]',
  '& svg': { width: '4', height: '4', color: 'accent.text', marginTop: '0.5' },
})

/** Renders what the clerk should look at, in Swedish. Nothing when there is none. */
export const Remarks = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.length > 0 && (
    <ul className={common.list2}>
      {texts.map(each => (
        <li key={each} className={item}>
          <TriangleAlert aria-hidden />
          {each}
        </li>
      ))}
    </ul>
  )
