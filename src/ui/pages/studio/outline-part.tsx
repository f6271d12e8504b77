import { Button, Heading, Text } from '@radix-ui/themes'
import { type DragEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_COURSE_CHAPTERS, MAX_COURSE_SECTIONS, type SectionKind } from '#domain/studio/course-document.ts'
import type { CourseEdit } from '#domain/studio/course-edit.ts'
import {
  chapterAdded,
  moved,
  sectionAdded,
  standingOf,
  stepped,
  taken,
} from '#domain/studio/course-outline.ts'
import { useStudioLogic } from '../../bundle-logic.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { studioCopy as words } from '../../copy/studio-copy.ts'
import { draggedThing } from './dragged-thing.ts'
import { SectionBody } from './section-body.tsx'
import { COURSE_FIELDS, type EditorPartProps, fieldIdOf } from './studio-actors.ts'
import { ThingHead } from './thing-head.tsx'

const KINDS: readonly SectionKind[] = ['film', 'file', 'questions']

/** The name that a new thing came with is there to be written over. */
const nameAnew = (key: string) => {
  const field = document.getElementById(fieldIdOf(key))
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}

/** Chapters and sections: written, moved with the pointer or the keys, and filled. */
export const OutlinePart = ({ editor, course }: EditorPartProps) => {
  const { makeKey } = useStudioLogic()
  const heading = useId()
  const [said, setSaid] = useState('')
  const [held, setHeld] = useState<string | null>(null)
  const { document } = course.workingCopy
  const locked = !course.state.rights.edit
  const sections = document.chapters.reduce((count, chapter) => count + chapter.sections.length, 0)
  const isFull = sections >= MAX_COURSE_SECTIONS
  const edit = (edits: readonly CourseEdit[]) => editor.send({ type: 'editor.edit', edits })
  const nameOf = (key: string) => standingOf(document, key)?.thing.name.trim() || words.nameless

  /** Says where it stands now, and keeps the focus with it: a browser lets it go from what is moved. */
  const say = (key: string) => {
    const now = editor.getSnapshot().context.course?.workingCopy.document
    const standing = now && standingOf(now, key)
    if (!now || !standing) return
    const chapter = now.chapters.findIndex((one) => one.key === standing.parent) + 1
    setSaid(
      standing.kind === 'chapter'
        ? words.movedChapter(nameOf(key), standing.at + 1)
        : words.movedTo(nameOf(key), words.section(chapter, standing.at + 1)),
    )
  }
  const step = (key: string, by: -1 | 1) => {
    const edits = stepped(document, key, by)
    if (edits.length === 0) {
      setSaid(words.cannotMove(nameOf(key)))
      return
    }
    const focused = globalThis.document.activeElement?.id ?? ''
    flushSync(() => edit(edits))
    say(key)
    if (focused !== '') globalThis.document.getElementById(focused)?.focus()
  }
  const drop = (event: DragEvent, parent: string, before: string) => {
    const key = draggedThing.read(event.dataTransfer)
    setHeld(null)
    const kind = standingOf(document, key)?.kind
    if (kind === undefined || (kind === 'chapter') !== (parent === '')) return
    event.preventDefault()
    event.stopPropagation()
    edit(moved(document, key, parent, before))
    say(key)
  }
  const hold = (key: string) => (event: DragEvent) => {
    if (locked || !draggedThing.isIn(event.dataTransfer)) return
    event.preventDefault()
    event.stopPropagation()
    setHeld(key)
  }
  const remove = (key: string) => {
    const name = nameOf(key)
    edit(taken(document, key))
    setSaid(words.removedThing(name))
    globalThis.document.getElementById(COURSE_FIELDS.outline)?.focus()
  }
  const parts = { editor, course, locked, onStep: step, onRemove: remove }

  return (
    <section className="course-part" aria-labelledby={heading} id={COURSE_FIELDS.outline} tabIndex={-1}>
      <Heading as="h2" size="4" id={heading}>
        {words.outline}
      </Heading>
      <Text as="p" size="1" role="status" className="visually-hidden">
        {said}
      </Text>
      {document.chapters.length === 0 && <EmptyState {...words.noChapters} />}
      <ol className="outline" aria-labelledby={heading}>
        {document.chapters.map((chapter, index) => (
          <li
            key={chapter.key}
            className="outline__chapter"
            data-held={held === chapter.key}
            onDragOver={hold(chapter.key)}
            onDrop={(event) => {
              const isChapter =
                standingOf(document, draggedThing.read(event.dataTransfer))?.kind === 'chapter'
              if (isChapter) drop(event, '', chapter.key)
              else drop(event, chapter.key, '')
            }}
            onFocus={() => editor.send({ type: 'editor.at', key: chapter.key })}
          >
            <ThingHead
              {...parts}
              thing={chapter}
              number={words.chapter(index + 1)}
              label={words.chapterName(index + 1)}
            />
            <ol className="outline__sections">
              {chapter.sections.map((section, at) => {
                const place = words.section(index + 1, at + 1)
                return (
                  <li
                    key={section.key}
                    className="outline__section"
                    data-held={held === section.key}
                    onDragOver={hold(section.key)}
                    onDrop={(event) => drop(event, chapter.key, section.key)}
                    onFocus={(event) => {
                      event.stopPropagation()
                      editor.send({ type: 'editor.at', key: section.key })
                    }}
                  >
                    <ThingHead
                      {...parts}
                      thing={section}
                      number={place}
                      label={words.sectionName(place)}
                      kind={words.kinds[section.kind]}
                    />
                    <SectionBody editor={editor} course={course} section={section} />
                  </li>
                )
              })}
            </ol>
            {!locked && !isFull && (
              <p className="outline__add">
                {KINDS.map((kind) => (
                  <Button
                    key={kind}
                    size="1"
                    variant="soft"
                    aria-label={words.addTo(words.kinds[kind], words.chapter(index + 1))}
                    onClick={() => {
                      const key = makeKey()
                      flushSync(() =>
                        edit(
                          sectionAdded(chapter.key, { key, kind, name: words.newSection(words.kinds[kind]) }),
                        ),
                      )
                      nameAnew(key)
                    }}
                  >
                    {words.add(words.kinds[kind])}
                  </Button>
                ))}
              </p>
            )}
          </li>
        ))}
      </ol>
      {!locked && isFull && (
        <Text as="p" size="2" color="gray">
          {words.fullOfSections(MAX_COURSE_SECTIONS)}
        </Text>
      )}
      {!locked && document.chapters.length >= MAX_COURSE_CHAPTERS && (
        <Text as="p" size="2" color="gray">
          {words.fullOfChapters(MAX_COURSE_CHAPTERS)}
        </Text>
      )}
      {!locked && document.chapters.length < MAX_COURSE_CHAPTERS && (
        <Button
          variant="soft"
          onClick={() => {
            const key = makeKey()
            flushSync(() => edit(chapterAdded(key, words.newChapter(document.chapters.length + 1))))
            nameAnew(key)
          }}
        >
          {words.addChapter}
        </Button>
      )}
    </section>
  )
}
