import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { SHOWN_HOT_TERMS, type WordForm, type WordGroup, type WordKind } from '#domain/frame/managed-word.ts'
import type { WordsActor } from '#domain/frame/words.machine.ts'
import { Section } from '../../components/section.tsx'
import { wordsCopy as words } from '../../copy/words-copy.ts'
import { useDragPlaces } from '../../manage/use-drag-places.ts'
import { WordField } from './word-field.tsx'
import { WordRow } from './word-row.tsx'

interface WordGroupProps {
  readonly actor: WordsActor
  readonly kind: WordKind
  readonly group: WordGroup
  readonly isBusy: boolean
}

/** One row of words: how it will look, each word with what is done about it, and room for another. */
export const WordGroupCard = ({ actor, kind, group, isBusy }: WordGroupProps) => {
  const form = useSelector(actor, ({ context }) => context.form)
  const { one } = words.kinds[kind]
  const isAdding = form !== null && form.groupId === group.id && form.id === 0
  const place = (id: number, at: number) => actor.send({ type: 'words.place', id, at })
  const drag = useDragPlaces(place)
  return (
    <Section title={group.name}>
      <Preview kind={kind} group={group} form={form} />
      {group.words.length === 0 && (
        <Text as="p" size="2" color="gray">
          {words.none}
        </Text>
      )}
      <ol className="word-rows" aria-label={group.name} aria-busy={isBusy}>
        {group.words.map((word, index) => (
          <li key={word.id} className="word-row" {...drag(word.id, index, word.name, form?.id !== word.id)}>
            {form?.id === word.id ? (
              <WordField actor={actor} one={one} />
            ) : (
              <WordRow
                actor={actor}
                kind={kind}
                group={group}
                word={word}
                isFirst={index === 0}
                isLast={index === group.words.length - 1}
                onStep={(by) => place(word.id, index + by)}
              />
            )}
          </li>
        ))}
      </ol>
      {isAdding ? (
        <WordField actor={actor} one={one} />
      ) : (
        group.canAdd && (
          <div>
            <Button
              variant="soft"
              data-opens={`group/${group.id}`}
              aria-label={words.addTo(one, group.name)}
              onClick={() => actor.send({ type: 'words.begin', groupId: group.id })}
            >
              {words.add(one)}
            </Button>
          </div>
        )
      )}
    </Section>
  )
}

/** The names in a row as readers will see them, with what is being typed. */
const previewed = (kind: WordKind, group: WordGroup, form: WordForm | null): readonly string[] => {
  const own = form !== null && form.groupId === group.id ? form : null
  const typed = own?.name.trim() ?? ''
  const names = group.words
    .filter(({ hidden }) => !hidden)
    .map((word) => (word.id === own?.id && typed !== '' ? typed : word.name))
  const all = own?.id === 0 && typed !== '' ? [...names, typed] : names
  return kind === 'hotTerms' ? all.slice(0, SHOWN_HOT_TERMS) : all
}

const Preview = ({
  kind,
  group,
  form,
}: Pick<WordGroupProps, 'kind' | 'group'> & { form: WordForm | null }) => {
  const names = previewed(kind, group, form)
  return (
    <figure className="word-preview" data-kind={kind}>
      <figcaption>{words.kinds[kind].preview}</figcaption>
      {names.length === 0 ? (
        <p className="word-preview__none">{words.noneShown}</p>
      ) : (
        <ul>
          {names.map((name, index) => (
            <li key={name}>
              {kind === 'hotTerms' && <span className="word-preview__rank">{index + 1}</span>}
              {name}
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}
