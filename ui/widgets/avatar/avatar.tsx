import { type CSSProperties, useState } from 'react'
import { avatar } from '#styled-system/recipes/index.js'
import { initials } from './initials.ts'

export interface AvatarProps {
  readonly name: string
  /** Where the letters come from when the name has none: a company's id. */
  readonly id?: string
  /** The address of a picture, which stands in the letters' place once it is there. */
  readonly picture?: string | undefined
  /** In CSS pixels. */
  readonly size?: number
  /** People are round, companies square. */
  readonly shape?: 'circle' | 'square'
}

/** A face for a person or a company. Silent: the name stands beside it. */
export const Avatar = ({ name, id, picture, size = 48, shape }: AvatarProps) => {
  const [missing, setMissing] = useState<string>()
  const styles = avatar({ shape })
  return (
    <span aria-hidden className={styles.root} style={{ '--avatar-size': `${size / 16}rem` } as CSSProperties}>
      {picture === undefined || picture === missing ? (
        <span className={styles.fallback}>{initials(name, id)}</span>
      ) : (
        <img className={styles.image} src={picture} alt="" decoding="async" onError={() => setMissing(picture)} />
      )}
    </span>
  )
}
