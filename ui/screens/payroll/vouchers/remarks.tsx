import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { common } from '#ui/theme/common-styles.ts'

/** Renders what the clerk should look at, in Swedish. Nothing when there is none. */
export const Remarks = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.length > 0 && (
    <ul className={common.list2}>
      {texts.map(each => (
        <li key={each} className={common.remark}>
          <TriangleAlert aria-hidden />
          {each}
        </li>
      ))}
    </ul>
  )
