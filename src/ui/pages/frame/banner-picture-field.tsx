import { Button, Text } from '@radix-ui/themes'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { BannerPictures } from '#domain/frame/managed-banner.ts'
import type { ChosenFile } from '#domain/session/chosen-file.ts'
import { frameCopy as words } from '../../copy/frame-copy.ts'
import { bannerPicturesOf, shownAs, WIDE } from './banner-pictures.ts'

interface BannerPictureFieldProps {
  /** The pictures that it has, '' for none. */
  readonly kept: { readonly wide: string; readonly tall: string }
  /** What was chosen before a reload or an expiry; null for nothing. */
  readonly left: ChosenFile | null
  readonly alt: string
  /** '' for nothing wrong. */
  readonly problem: string
  readonly onMade: (pictures: BannerPictures, file: ChosenFile) => void
}

type Trouble = 'unreadable' | 'small' | null

const said = (trouble: Trouble, problem: string): string => {
  if (trouble === null) return problem
  return trouble === 'small' ? words.small(WIDE.width, WIDE.height) : words.unreadable
}

/** Chooses the picture of a banner, and shows what home will show of it. */
export const BannerPictureField = ({ kept, left, alt, problem, onMade }: BannerPictureFieldProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef<ChosenFile | null>(null)
  const [made, setMade] = useState<typeof kept | null>(null)
  const shown = made ?? kept
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>(null)
  const take = async (file: ChosenFile) => {
    latest.current = file
    setBusy(true)
    const pictures = await bannerPicturesOf(file.content)
    const addresses =
      typeof pictures === 'string'
        ? null
        : { wide: await shownAs(pictures.wide), tall: await shownAs(pictures.tall) }
    // Another one was chosen meanwhile, or the form was left.
    if (latest.current !== file) return
    setBusy(false)
    setTrouble(typeof pictures === 'string' ? pictures : null)
    if (addresses !== null) setMade(addresses)
    if (typeof pictures !== 'string') onMade(pictures, file)
  }
  const takeLeft = useEffectEvent(() => {
    if (left !== null && latest.current === null) void take(left)
  })
  useEffect(() => takeLeft(), [left])
  useEffect(
    () => () => {
      latest.current = null
    },
    [],
  )
  const text = said(trouble, problem)
  return (
    <div className="banner-form__picture">
      <div className="person__line">
        <Button
          type="button"
          variant="soft"
          aria-describedby={`${id}-problem ${id}-hint`}
          data-invalid={text === '' ? undefined : true}
          onClick={() => field.current?.click()}
        >
          {words.choose}
        </Button>
        <Text size="2" color="gray" role="status">
          {busy ? words.making : ''}
        </Text>
      </div>
      <input
        ref={field}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        accept="image/jpeg,image/png,image/webp"
        aria-label={words.choose}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) void take({ name: file.name, content: file })
          target.value = ''
        }}
      />
      <span id={`${id}-problem`} role="alert">
        {text !== '' && (
          <Text as="p" size="2" color="red">
            {text}
          </Text>
        )}
      </span>
      <Text as="p" size="1" color="gray" id={`${id}-hint`}>
        {words.chooseHint(WIDE.width, WIDE.height)}
      </Text>
      {shown.wide !== '' && (
        <div className="banner-form__shown" role="group" aria-label={words.preview}>
          <Shown name={words.wide} address={shown.wide} alt={alt} />
          <Shown name={words.tall} address={shown.tall} alt={alt} />
        </div>
      )}
    </div>
  )
}

const Shown = ({ name, address, alt }: { name: string; address: string; alt: string }) => (
  <figure>
    <img src={address} alt={alt} />
    <figcaption>{name}</figcaption>
  </figure>
)
