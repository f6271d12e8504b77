import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { selectSignedIn } from '#application/session/session.selectors.ts'
import { useActors } from '../../actors-context.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { ManageTabs } from '../../manage/manage-tabs.tsx'
import { secretOf } from '../../routing/first-start-codec.ts'
import { OverlayTheme } from '../../theme/overlay-theme.tsx'
import { FirstStart } from './first-start.tsx'
import { FirstSteps } from './first-steps.tsx'

/** 开始使用: the first administrator begins by a link and is led on. Screens `/manage/start`. */
export const FirstStartPage = () => {
  const { session } = useActors()
  const isSignedIn = useSelector(session, selectSignedIn)
  const { hash } = useLocation()
  // It leaves the address once it is used, and what was said of it stays.
  const [secret, setSecret] = useState(secretOf(hash))
  if (hash !== '' && secretOf(hash) !== secret) setSecret(secretOf(hash))
  const content = useRef<HTMLDivElement>(null)
  // The form goes as the first administrator is signed in.
  useFocusFallback(isSignedIn, content)
  return (
    <OverlayTheme>
      <PageHeader title={innerTitles.firstStart} />
      <ManageTabs />
      <div ref={content} tabIndex={-1}>
        {isSignedIn ? <FirstSteps /> : <FirstStart key={secret} secret={secret} />}
      </div>
    </OverlayTheme>
  )
}
