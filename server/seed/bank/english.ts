import { blanks, composite, essay, judgement, single } from '../questions/making.ts'
import { chanceFor } from '../random.ts'
import type { BankQuestion, Level, SubjectBank } from './types.ts'
import { choose, shuffled } from './writing.ts'

/** A sentence with a gap, what stands in it, what does not, and why. */
type Gap = readonly [place: string, sentence: string, right: string, wrong: string, why: string]

const chosen = (version: string, know: string, level: Level, gaps: readonly Gap[]): BankQuestion[] =>
  gaps.flatMap(([place, sentence, right, wrong, why]) => {
    const question = choose(
      chanceFor(`gap ${sentence}`),
      sentence.replace('…', '______'),
      right,
      wrong.split('/'),
      why,
    )
    return question ? [{ place: `${version}/${place}`, know, level, question }] : []
  })

/** The verb in brackets in its proper form: right forms separated by |. */
type Form = readonly [place: string, sentence: string, right: string, why: string]

const formed = (version: string, know: string, level: Level, forms: readonly Form[]): BankQuestion[] =>
  forms.map(([place, sentence, right, why]) => ({
    place: `${version}/${place}`,
    know,
    level,
    question: blanks(`用所给词的适当形式填空：${sentence.replace('…', '____')}`, [right], why),
  }))

/** Base, past, participle. */
const IRREGULAR = [
  ['begin', 'began', 'begun'],
  ['break', 'broke', 'broken'],
  ['bring', 'brought', 'brought'],
  ['buy', 'bought', 'bought'],
  ['catch', 'caught', 'caught'],
  ['choose', 'chose', 'chosen'],
  ['come', 'came', 'come'],
  ['do', 'did', 'done'],
  ['draw', 'drew', 'drawn'],
  ['drink', 'drank', 'drunk'],
  ['drive', 'drove', 'driven'],
  ['eat', 'ate', 'eaten'],
  ['fall', 'fell', 'fallen'],
  ['feel', 'felt', 'felt'],
  ['find', 'found', 'found'],
  ['fly', 'flew', 'flown'],
  ['forget', 'forgot', 'forgotten'],
  ['give', 'gave', 'given'],
  ['grow', 'grew', 'grown'],
  ['know', 'knew', 'known'],
  ['leave', 'left', 'left'],
  ['lose', 'lost', 'lost'],
  ['ride', 'rode', 'ridden'],
  ['run', 'ran', 'run'],
  ['see', 'saw', 'seen'],
  ['sing', 'sang', 'sung'],
  ['speak', 'spoke', 'spoken'],
  ['swim', 'swam', 'swum'],
  ['take', 'took', 'taken'],
  ['teach', 'taught', 'taught'],
  ['throw', 'threw', 'thrown'],
  ['wear', 'wore', 'worn'],
  ['write', 'wrote', 'written'],
] as const

const irregular: BankQuestion[] = IRREGULAR.map(([base, past, participle]) => ({
  place: '人教版/八年级下册/Unit 8 Have you read Treasure Island yet?',
  know: '不规则动词',
  level: 17,
  question: blanks(
    `写出动词 ${base} 的过去式和过去分词：____，____。`,
    [past, participle === 'forgotten' ? 'forgotten|forgot' : participle],
    `${base} 是不规则动词：${base} — ${past} — ${participle}，要整组记忆。`,
  ),
}))

const pastTense: BankQuestion[] = shuffled(chanceFor('past tense'), IRREGULAR)
  .slice(0, 12)
  .flatMap(([base, past, participle]) => {
    const chance = chanceFor(`past ${base}`)
    const question = choose(
      chance,
      `— Look at the verb “${base}”. Which is its past form, as in “yesterday”?`,
      past,
      [...new Set([participle, `${base}ed`, `${base}s`, `${base}ing`, `to ${base}`])].filter(
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

export const englishJunior: SubjectBank = {
  subject: 'english',
  stage: 'junior',
  templates: [],
  written: [
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
        '完形填空：Li Wen used to be a shy boy. He was afraid of speaking __1__ the class, so he seldom put up his hand. Last year his teacher __2__ him to join the reading club. There he read aloud for ten minutes every day. Little by little he became more __3__. Now he is no longer afraid of making __4__ when he speaks.',
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

export const englishSenior: SubjectBank = {
  subject: 'english',
  stage: 'senior',
  templates: [],
  written: [
    ...chosen('人教版', '定语从句', 19, [
      [
        '必修 第一册/Unit 4 Natural Disasters/Discovering Useful Structures',
        'The number of people … homes were destroyed reached 400,000.',
        'whose',
        'who/which/that',
        '先行词 people 与 homes 是所属关系，用 whose。',
      ],
      [
        '必修 第一册/Unit 5 Languages Around the World/Discovering Useful Structures',
        'This was a time … people were divided into different areas.',
        'when',
        'where/which/that',
        '先行词 a time 在从句中作时间状语，用 when。',
      ],
      [
        '必修 第一册/Unit 5 Languages Around the World/Discovering Useful Structures',
        'The reason … the Chinese writing system is respected is its long history.',
        'why',
        'which/when/what',
        '先行词 the reason 在从句中作原因状语，用 why。',
      ],
      [
        '必修 第二册/Unit 1 Cultural Heritage/Discovering Useful Structures',
        'The temple, … was built in the Tang dynasty, attracts many visitors.',
        'which',
        'that/where/what',
        '非限制性定语从句修饰物用 which，不用 that。',
      ],
    ]),
    ...chosen('人教版', '非谓语动词', 20, [
      [
        '必修 第二册/Unit 4 History and Traditions/Discovering Useful Structures',
        '… from the top of the hill, the city looks beautiful.',
        'Seen',
        'Seeing/To see/Having seen',
        '逻辑主语 the city 与 see 是被动关系，用过去分词。',
      ],
      [
        '必修 第二册/Unit 5 Music/Discovering Useful Structures',
        '… by the music, she could not help dancing.',
        'Moved',
        'Moving/To move/Move',
        'she 与 move 是被动关系，“被音乐打动”，用过去分词作状语。',
      ],
      [
        '选择性必修 第一册/Unit 3 Fascinating Parks',
        '… a good result, you need to practise more.',
        'To get',
        'Getting/Got/Having got',
        '不定式作目的状语，放在句首。',
      ],
      [
        '选择性必修 第一册/Unit 4 Body Language',
        'The boy sat by the window, … a novel.',
        'reading',
        'read/to read/having been read',
        '现在分词作伴随状语，与 sat 同时发生。',
      ],
    ]),
    ...chosen('人教版', '情态动词', 19, [
      [
        '必修 第三册/Unit 2 Morals and Virtues',
        'The lights are off. They … be at home.',
        "can't",
        "mustn't/needn't/shouldn't",
        '表示有把握的否定推测用 can’t。',
      ],
      [
        '必修 第三册/Unit 1 Festivals and Celebrations',
        'You … have told me earlier; now it is too late.',
        'should',
        'must/can/will',
        'should have done 表示“本应该做而没有做”。',
      ],
    ]),
    ...formed('人教版', '构词法', 18, [
      [
        '必修 第一册/Unit 2 Travelling Around/Reading and Thinking',
        'Machu Picchu is a famous … (attract) in Peru.',
        'attraction',
        '冠词和形容词后用名词，attract 加 -ion 构成 attraction。',
      ],
      [
        '必修 第二册/Unit 1 Cultural Heritage/Reading and Thinking',
        'The … (protect) of cultural relics needs everyone.',
        'protection',
        '定冠词后、of 前用名词 protection。',
      ],
      [
        '必修 第二册/Unit 2 Wildlife Protection/Reading and Thinking',
        'Many species are … (danger) because of hunting.',
        'endangered',
        '“濒危的”是 endangered，由 danger 加前缀 en- 和后缀 -ed 构成。',
      ],
      [
        '必修 第三册/Unit 4 Space Exploration/Reading and Thinking',
        'They looked at the stars with great … (curious).',
        'curiosity',
        'curious 的名词是 curiosity，注意拼写变化。',
      ],
      [
        '必修 第一册/Unit 3 Sports and Fitness/Reading and Thinking',
        'Exercise keeps us … (health) and strong.',
        'healthy',
        'keep 后接形容词作宾补，health 加 -y。',
      ],
      [
        '必修 第三册/Unit 5 The Value of Money/Reading and Thinking',
        'The two brothers made a … (bet) of one million pounds.',
        'bet',
        'a 后面用名词，bet 的名词与动词同形。',
      ],
    ]),
    ...formed('人教版', '语法填空', 20, [
      [
        '选择性必修 第一册/Unit 1 People of Achievement/Reading and Thinking',
        'Tu Youyou became the first Chinese woman … (award) the Nobel Prize in Medicine.',
        'to be awarded',
        '序数词修饰的名词后用不定式作定语，与 award 是被动关系。',
      ],
      [
        '选择性必修 第一册/Unit 2 Looking into the Future/Reading and Thinking',
        'By the end of 2050, many jobs … (replace) by robots.',
        'will have been replaced',
        'by the end of 加将来时间用将来完成时，jobs 与 replace 是被动关系。',
      ],
      [
        '选择性必修 第一册/Unit 5 Working the Land/Reading and Thinking',
        'Yuan Longping devoted his life to … (improve) rice.',
        'improving',
        'devote … to 中的 to 是介词，后接动名词。',
      ],
    ]),
    {
      place: '人教版/必修 第一册/Unit 2 Travelling Around/Reading and Thinking',
      know: '说明文与应用文阅读',
      level: 20,
      question: composite(
        'Read the notice. City Museum: open 9:00–17:00 from Tuesday to Sunday (last entry 16:00). Free for students with a student card; adults 30 yuan. Large bags must be left at the door. Taking pictures is allowed, but no flash, please. Guided tours in English start at 10:00 on Saturdays.',
        [
          single(
            'When is the museum closed?',
            ['On Mondays.', 'On Saturdays.', 'On Sundays.', 'On Tuesdays.'],
            'A',
            '开放时间是周二至周日，所以周一闭馆。',
          ),
          blanks(
            'Two adults and two students with student cards pay ____ yuan in all.',
            ['60'],
            '成人每人 30 元，学生持证免费：2×30＝60。',
          ),
          judgement('Visitors may take pictures with flash.', false, '通知说可以拍照，但请不要使用闪光灯。'),
        ],
        '应用文先看问题，再到相应的条目中找数字和要求。',
      ),
    },
    {
      place: '人教版/必修 第三册/Unit 1 Festivals and Celebrations/Reading for Writing',
      know: '应用文写作',
      level: 21,
      question: essay(
        '假定你是李华，你校将为外国交换生举办中秋晚会，请给 Peter 写一封 80 词左右的邮件邀请他参加，内容包括：时间地点、活动安排、希望他表演节目。',
        'Dear Peter, I am writing to invite you to our Mid-Autumn evening party, which will be held in the school hall at 7 p.m. this Friday. We will enjoy mooncakes, listen to the story of Chang’e and guess riddles together. It would be wonderful if you could give a short performance, such as a song from your country. Please let me know by Wednesday whether you can come. Yours, Li Hua',
        '邀请信要写清目的、时间、地点和活动，语气真诚；注意定语从句和将来时的运用。',
      ),
    },
  ],
}
