import { Badge, Button, Text } from '@radix-ui/themes'
import { bannerStageAt, type ManagedBanner } from '#domain/frame/managed-banner.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { StepButtons } from '../../components/step-buttons.tsx'
import { frameCopy as words } from '../../copy/frame-copy.ts'
import { stepCopy } from '../../copy/step-copy.ts'
import { formatStart } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import type { BannersActor } from './banner-form.tsx'

interface BannerRowProps {
  readonly actor: BannersActor
  readonly banner: ManagedBanner
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isBusy: boolean
}

/** One banner as home shows it, and what is done about it. */
export const BannerRow = ({ actor, banner, isFirst, isLast, isBusy }: BannerRowProps) => {
  const now = useNow()
  const { id, title, imageUrl, linkUrl, from, to } = banner
  const stage = bannerStageAt(banner, now.getTime())
  const momentOf = (time: string) => (time === '' ? '' : formatStart(time, now))
  const move = (by: -1 | 1) => actor.send({ type: 'banners.move', id, by })
  return (
    <li className="worked-list__row">
      <div className="worked-list__words">
        <img className="banner-row__picture" src={imageUrl} alt="" loading="lazy" />
        <p className="worked-list__line">
          <span className="worked-list__name">{title}</span>
          <Badge color={stage === 'shown' ? 'indigo' : 'gray'}>{words.stages[stage]}</Badge>
        </p>
        <Text as="p" size="2" color="gray">
          {from === '' && to === '' ? words.always : words.time(momentOf(from), momentOf(to))}
        </Text>
        <Text as="p" size="2" color="gray">
          {linkUrl === '' ? words.noLink : words.link(linkUrl)}
        </Text>
      </div>
      <div className="worked-list__actions">
        <StepButtons
          what={stepCopy.named(title)}
          isFirst={isFirst}
          isLast={isLast}
          isBusy={isBusy}
          onStep={move}
        />
        <Button
          variant="soft"
          color="gray"
          data-opens={`edit/${id}`}
          aria-label={words.editOf(title)}
          onClick={() => actor.send({ type: 'banners.open', id })}
        >
          {words.edit}
        </Button>
        <ConfirmButton
          label={words.remove}
          name={words.removeOf(title)}
          question={words.removeAsk(title)}
          hint={words.removeHint}
          onConfirm={() => actor.send({ type: 'banners.remove', id })}
        />
      </div>
    </li>
  )
}
