import './account.css'
import { Button, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { APPEARANCES } from '#domain/navigation/appearance.ts'
import { maskedMobile } from '#domain/session/masked-mobile.ts'
import { useActors } from '../../actors-context.tsx'
import { useAccountLogic } from '../../bundle-logic.ts'
import { PartBoundary } from '../../components/part-boundary.tsx'
import { PartMissing } from '../../components/part-missing.tsx'
import { Section } from '../../components/section.tsx'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { secondFactorCopy } from '../../copy/second-factor-copy.ts'
import { lazyPart } from '../../routing/missing-code.ts'
import { OWN_DATA_ADDRESS } from '../../routing/personal-data-codec.ts'
import { selectAppearance } from '../../theme/use-resolved-appearance.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { ClearHistory } from './clear-history.tsx'
import { Devices } from './devices.tsx'
import { PasswordChange } from './password-change.tsx'

const SecondFactor = lazyPart(async () => (await import('./second-factor.tsx')).SecondFactor)

/** 账号: who the user is, light or dark, the password, the second factor, where else they are signed in, which history can be cleared, and the way to the own data. */
export const Account = () => {
  const account = useSelector(useActors().session, selectUser)?.account ?? ''
  const password = useActorRef(useAccountLogic().passwordChange, { input: { account } })
  const changes = useSelector(password, ({ context }) => context.changes)
  return (
    <div className="account">
      <Profile />
      <AppearanceChoice />
      <PasswordChange actor={password} />
      <PartBoundary
        missing={
          <Section title={secondFactorCopy.title}>
            <PartMissing />
          </Section>
        }
      >
        <SecondFactor />
      </PartBoundary>
      {/* A change signs the other devices out: they are read anew. */}
      <Devices key={changes} />
      <ClearHistory />
      <Section title={courseTableCopy.account.personalData.title}>
        <Text as="p" size="2">
          <Link to={OWN_DATA_ADDRESS} className="account__link">
            {courseTableCopy.account.personalData.link}
          </Link>
        </Text>
      </Section>
    </div>
  )
}

const Profile = () => {
  const user = useSelector(useActors().session, selectUser)
  if (user === null) return null
  const { account } = courseTableCopy
  const organisations = user.organisations.map(({ name }) => name).join('、')
  const facts = [
    [account.name, user.name || account.notGiven],
    [account.mobile, maskedMobile(user.account) || account.notGiven],
    [account.title, user.title || account.noTitle],
    [account.organisations, organisations || account.noOrganisations],
  ]
  return (
    <Section title={account.profile}>
      <dl className="account__facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

const AppearanceChoice = () => {
  const { appearance } = useActors()
  const chosen = useSelector(appearance, selectAppearance)
  return (
    <Section title={courseTableCopy.account.appearance}>
      <Flex role="group" aria-label={courseTableCopy.account.appearance} gap="2" wrap="wrap">
        {APPEARANCES.map((it) => (
          <Button
            key={it}
            variant={it === chosen ? 'solid' : 'soft'}
            aria-pressed={it === chosen}
            onClick={() => appearance.send({ type: 'appearance.choose', appearance: it })}
          >
            {courseTableCopy.account.appearances[it]}
          </Button>
        ))}
      </Flex>
    </Section>
  )
}
