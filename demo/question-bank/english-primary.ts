import { blanks, composite, judgement, single } from '../questions/making.ts'
import { chanceFor } from '../seed/random.ts'
import { chosen } from './english-gaps.ts'
import { IRREGULAR } from './english-verbs.ts'
import { englishPrimaryWritten } from './english-written.ts'
import type { BankQuestion, SubjectBank } from './types.ts'
import { choose, shuffled } from './writing.ts'

const pastTense: BankQuestion[] = shuffled(chanceFor('past tense'), IRREGULAR)
  .slice(0, 8)
  .flatMap(([base, past, participle]) => {
    const chance = chanceFor(`past ${base}`)
    const question = choose(
      chance,
      `The word “yesterday” asks for the past form of the verb. Which is the past form of “${base}”?`,
      past,
      [participle, `${base}${base.endsWith('e') ? 'd' : 'ed'}`, `${base}s`, `${past}ed`].filter(
        (it) => it !== past,
      ),
      `yesterday 表示过去的时间，${base} 的过去式是 ${past}，不能加 -ed。`,
    )
    return question
      ? [{ place: '人教版/六年级下册/Unit 2 Last weekend', know: '一般过去时', level: 17 as const, question }]
      : []
  })

export const englishPrimary: SubjectBank = {
  subject: 'english',
  stage: 'primary',
  templates: [],
  written: [
    ...englishPrimaryWritten,
    ...pastTense,
    ...chosen('人教版', '第三人称单数', 17, [
      [
        '六年级上册/Unit 5 What does he do?',
        'My uncle … in a hospital. He is a doctor.',
        'works',
        'work/working/worker',
        '主语 My uncle 是第三人称单数，谓语动词用 works。',
      ],
      [
        '六年级上册/Unit 4 I have a pen pal',
        'Peter … his homework after school every day.',
        'does',
        'do/doing/did',
        '主语是第三人称单数，every day 说明用一般现在时，用 does。',
      ],
      [
        '五年级下册/Unit 1 My day',
        'She often … her grandparents on Sundays.',
        'visits',
        'visit/visiting/visited',
        'often 表示经常，主语 She 是第三人称单数，用 visits。',
      ],
    ]),
    ...chosen('人教版', '形容词比较级', 18, [
      [
        '六年级下册/Unit 1 How tall are you?',
        'Tom is … than his brother.',
        'taller',
        'tall/tallest/the tallest',
        'than 前面用形容词的比较级：taller。',
      ],
      [
        '六年级下册/Unit 1 How tall are you?',
        'My schoolbag is heavy, but yours is … .',
        'heavier',
        'heavy/heavyer/heaviest',
        'heavy 以辅音字母加 y 结尾，变 y 为 i 再加 -er。',
      ],
      [
        '六年级下册/Unit 1 How tall are you?',
        'It gets … and … in spring.',
        'warmer; warmer',
        'warm; warm/warmest; warmest/warmer; warmest',
        '“比较级 and 比较级”表示“越来越……”。',
      ],
    ]),
    ...chosen('人教版', '情态动词 can', 17, [
      [
        '五年级上册/Unit 4 What can you do?',
        'Can you … the pipa?',
        'play',
        'plays/playing/played',
        '情态动词 can 的后面用动词原形。',
      ],
      [
        '五年级上册/Unit 4 What can you do?',
        '— Can he do kung fu? — No, he … .',
        "can't",
        "can/isn't/doesn't",
        '用 can 提问，否定回答用 can’t。',
      ],
    ]),
    ...chosen('人教版', '问路与指路', 17, [
      [
        '六年级上册/Unit 1 How can I get there?',
        '— … is the museum shop? — It is near the door.',
        'Where',
        'What/Who/When',
        '回答说的是地点，用 Where 提问。',
      ],
      [
        '六年级上册/Unit 1 How can I get there?',
        'Turn left … the bookstore.',
        'at',
        'to/of/in',
        '在某个地点转弯用介词 at。',
      ],
    ]),
    {
      place: '译林版/六年级下册/Unit 1 The lion and the mouse/Story time',
      know: '故事阅读',
      level: 19,
      question: composite(
        'Read the story. A lion caught a mouse one day. “Please do not eat me! I can help you some day,” said the mouse. The lion laughed and let it go. The next day two men caught the lion with a net. The mouse came, made a big hole in the net with its teeth, and the lion got out.',
        [
          judgement(
            'The lion ate the mouse.',
            false,
            '第三句说 The lion laughed and let it go，狮子放走了老鼠。',
          ),
          single(
            'How did the mouse help the lion?',
            ['It made a hole in the net.', 'It called two men.', 'It laughed at the men.'],
            'A',
            '原文：The mouse came, made a big hole in the net with its teeth。',
          ),
          blanks(
            'The two men caught the lion with a ____. （一词）',
            ['net'],
            '原文：two men caught the lion with a net。',
          ),
        ],
        '先读懂大意，再回到原文找依据。',
      ),
    },
  ],
}
