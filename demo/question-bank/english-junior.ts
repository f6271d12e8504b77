import { blanks, composite, essay, single } from '../questions/making.ts'
import { chanceFor } from '../seed/random.ts'
import { chosen, formed } from './english-gaps.ts'
import { IRREGULAR } from './english-verbs.ts'
import { englishJuniorWritten } from './english-written.ts'
import type { BankQuestion, SubjectBank } from './types.ts'
import { shuffled } from './writing.ts'

const irregular: BankQuestion[] = shuffled(chanceFor('irregular verbs'), IRREGULAR)
  .slice(0, 12)
  .map(([base, past, participle]) => ({
    place: '人教版/八年级下册/Unit 8 Have you read Treasure Island yet?',
    know: '不规则动词',
    level: 17,
    question: blanks(
      `写出动词 ${base} 的过去式和过去分词：____，____。`,
      [past, participle === 'forgotten' ? 'forgotten|forgot' : participle],
      `${base} 是不规则动词：${base} — ${past} — ${participle}，要整组记忆。`,
    ),
  }))

export const englishJunior: SubjectBank = {
  subject: 'english',
  stage: 'junior',
  templates: [],
  written: [
    ...englishJuniorWritten,
    ...irregular,
    ...formed('人教版', '现在完成时', 18, [
      [
        '八年级下册/Unit 9 Have you ever been to a museum?',
        'I have never … (be) to the space museum.',
        'been',
        'have been to 表示“去过”，用过去分词 been。',
      ],
      [
        "八年级下册/Unit 10 I've had this bike for three years.",
        'My grandfather has … (keep) this watch for forty years.',
        'kept',
        'for forty years 与现在完成时连用，keep 的过去分词是 kept。',
      ],
      [
        '八年级下册/Unit 8 Have you read Treasure Island yet?',
        'Have you … (finish) the book yet?',
        'finished',
        '现在完成时的疑问句：have + 主语 + 过去分词。',
      ],
    ]),
    ...formed('人教版', '过去进行时', 18, [
      [
        '八年级下册/Unit 5 What were you doing when the rainstorm came?',
        'I was … (read) in the library when the rainstorm came.',
        'reading',
        '过去某一时刻正在进行的动作用 was/were + 现在分词。',
      ],
      [
        '八年级下册/Unit 5 What were you doing when the rainstorm came?',
        'While Linda was sleeping, her sister was … (write) a letter.',
        'writing',
        'while 连接两个同时进行的动作；write 去 e 加 -ing。',
      ],
    ]),
    ...formed('人教版', '被动语态', 19, [
      [
        '九年级全一册/Unit 6 When was it invented?',
        'The telephone was … (invent) in 1876.',
        'invented',
        '主语是动作的承受者，一般过去时的被动语态：was + 过去分词。',
      ],
      [
        '九年级全一册/Unit 5 What are the shirts made of?',
        'Tea is … (grow) in many parts of China.',
        'grown',
        '一般现在时的被动语态：is + 过去分词，grow 的过去分词是 grown。',
      ],
      [
        '九年级全一册/Unit 7 Teenagers should be allowed to choose their own clothes.',
        'Teenagers should be … (allow) to choose their own clothes.',
        'allowed',
        '含情态动词的被动语态：should be + 过去分词。',
      ],
    ]),
    ...formed('人教版', '形容词与副词的比较等级', 18, [
      [
        "八年级上册/Unit 3 I'm more outgoing than my sister.",
        'Tara works as … (hard) as Tina.',
        'hard',
        'as … as 中间用原级。',
      ],
      [
        "八年级上册/Unit 4 What's the best movie theater?",
        'This is the … (good) movie theater in town.',
        'best',
        'in town 表示范围，用最高级，good 的最高级是 best。',
      ],
      [
        "八年级上册/Unit 3 I'm more outgoing than my sister.",
        'Sam runs … (fast) than Tom.',
        'faster',
        'than 前用副词的比较级 faster。',
      ],
    ]),
    ...chosen('人教版', '宾语从句', 19, [
      [
        '九年级全一册/Unit 3 Could you please tell me where the restrooms are?',
        'Could you please tell me … ?',
        'where the restrooms are',
        'where are the restrooms/where the restrooms is/where were the restrooms',
        '宾语从句用陈述语序，主语 restrooms 是复数，用 are。',
      ],
      [
        '九年级全一册/Unit 2 I think that mooncakes are delicious!',
        'I wonder … they will have the races again next year.',
        'if',
        'that/what/which',
        'wonder 后表示“是否”用 if 或 whether。',
      ],
      [
        '九年级全一册/Unit 3 Could you please tell me where the restrooms are?',
        'He said that he … the museum the week before.',
        'had visited',
        'visits/will visit/has visited',
        '主句是过去时，从句的动作发生在主句之前，用过去完成时。',
      ],
    ]),
    ...chosen('人教版', '定语从句', 19, [
      [
        '九年级全一册/Unit 9 I like music that I can dance to.',
        'I prefer movies … make me think.',
        'that',
        'who/what/where',
        '先行词 movies 是物，关系代词在从句中作主语，用 that 或 which。',
      ],
      [
        '九年级全一册/Unit 9 I like music that I can dance to.',
        'Carmen likes musicians … play different kinds of music.',
        'who',
        'which/whose/what',
        '先行词 musicians 是人，关系代词作主语，用 who。',
      ],
    ]),
    ...chosen('人教版', '状语从句', 18, [
      [
        "八年级上册/Unit 10 If you go to the party, you'll have a great time!",
        'If it … tomorrow, we will stay at home.',
        'rains',
        'will rain/rained/raining',
        'if 引导的条件状语从句用一般现在时表示将来，即“主将从现”。',
      ],
      [
        '八年级下册/Unit 6 An old man tried to move the mountains.',
        'Yu Gong kept on moving the mountains … they were very high.',
        'although',
        'because/so/unless',
        '前后是让步关系：“虽然山很高，愚公仍继续移山”。',
      ],
      [
        '八年级下册/Unit 6 An old man tried to move the mountains.',
        'You will be late … you hurry.',
        'unless',
        'if/when/so that',
        'unless 相当于 if … not，“除非你快点，否则会迟到”。',
      ],
    ]),
    ...chosen('人教版', '一般现在时', 17, [
      [
        '七年级上册/Unit 1 You and Me',
        'My friends and I … in the same class.',
        'are',
        'am/is/be',
        '主语 My friends and I 是复数，be 动词用 are。',
      ],
      [
        '七年级上册/Unit 6 A Day in the Life',
        '— What time … Tom get up? — At six thirty.',
        'does',
        'do/is/did',
        '主语 Tom 是第三人称单数，一般现在时的疑问句用助动词 does。',
      ],
    ]),
    {
      place: '人教版/九年级全一册/Unit 4 I used to be afraid of the dark.',
      know: '主题阅读',
      level: 20,
      question: composite(
        '完形填空：Li Wen used to be a shy boy. He was afraid of speaking <u>&nbsp;1&nbsp;</u> the class, so he seldom put up his hand. Last year his teacher <u>&nbsp;2&nbsp;</u> him to join the reading club. There he read aloud for ten minutes every day. Little by little he became more <u>&nbsp;3&nbsp;</u>. Now he is no longer afraid of making <u>&nbsp;4&nbsp;</u> when he speaks.',
        [
          single(
            '第 1 空',
            ['in front of', 'next to', 'across from', 'because of'],
            'A',
            '“在全班面前讲话”用 in front of the class。',
          ),
          single(
            '第 2 空',
            ['asked', 'forgot', 'refused', 'paid'],
            'A',
            'ask sb. to do sth. 表示“要求、请某人做某事”。',
          ),
          single(
            '第 3 空',
            ['confident', 'silent', 'careless', 'tired'],
            'A',
            '由上文的练习和下文的“不再害怕”可知他变得更自信。',
          ),
          single(
            '第 4 空',
            ['mistakes', 'friends', 'noises', 'plans'],
            'A',
            'make mistakes 表示“犯错误”，他不再怕说错。',
          ),
        ],
        '先通读全文抓住变化的线索：由害羞到自信，再逐空判断。',
      ),
    },
    {
      place: "人教版/九年级全一册/Unit 13 We're trying to save the earth!",
      know: '书面表达',
      level: 20,
      question: essay(
        '书面表达：请以 How to Save Water at School 为题写一篇短文，不少于 60 词，内容包括：why we should save water; two things we can do; your hope.',
        'Water is very important to us, but clean water is becoming less and less. First, we should turn off the tap as soon as we finish washing our hands. Second, the water that we have used to wash vegetables can be used to water the flowers. If everyone saves a little, it will make a big difference. I hope that no drop of water will be wasted in our school.',
        '先说原因，再分点写做法，最后写希望；注意时态以一般现在时为主，用好连接词。',
      ),
    },
  ],
}
