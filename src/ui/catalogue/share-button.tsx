import { Button } from '@radix-ui/themes'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { useSignedInActors } from '../actors-context.tsx'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { contentCopy } from '../copy/content-copy.ts'
import { useNotify } from '../notification/use-notify.ts'
import { contentAddress } from '../routing/addresses.ts'
import { copyText } from './copy-text.ts'

/** Copies the address of a content, without parameters that concern only this view, and says so. */
export const ShareButton = ({ content }: { content: Pick<ContentCard, 'id' | 'type'> }) => {
  const { userActions } = useSignedInActors()
  const notify = useNotify()
  const share = async () => {
    const address = new URL(contentAddress(content), location.href).href
    if (!(await copyText(address))) return notify('warning', contentCopy.shareFailed(address))
    notify('success', contentCopy.shared)
    const { id, type } = content
    userActions.send({ type: 'userActions.note', action: { kind: 'share', content: { id, type } } })
  }
  return (
    <Button variant="soft" color="gray" onClick={() => void share()}>
      <ExtendedIcon name="link" />
      {contentCopy.share}
    </Button>
  )
}
