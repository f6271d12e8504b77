import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { useActors } from '../../actors-context.tsx'
import { firstStartCopy as words } from '../../copy/first-start-copy.ts'
import { FIRST_START_ADDRESS } from '../../routing/first-start-codec.ts'

/** From an empty home to the place that fills it: the steps of who administers, the studio of who teaches. */
export const FillHome = () => {
  const user = useSelector(useActors().session, selectUser)
  if (user === null) return null
  const place = user.rights.manage
    ? { address: FIRST_START_ADDRESS, name: words.stepsTitle }
    : { address: '/studio', name: words.steps.course.name }
  return (
    <Button asChild>
      <Link to={place.address}>{place.name}</Link>
    </Button>
  )
}
