import { subjects } from '#server/seed/content/index.ts'
import { Curriculum } from '#server/seed/curriculum.ts'
const c = new Curriculum(subjects)
let n=0, none=0
const byId=new Map(c.nodes.all.map(x=>[x.id,x]))
for (const s of subjects) for (const st of s.stages) for (const it of [...st.courses,...st.lives,...st.resources]) {
  const place=c.find(st.stage,s.subject,it.place,it.key)
  const k=c.knowledgeOf(place.subjectId,it.title,it.place); n++
  if(k===null){none++; console.log('-', s.subject, it.title)}
  else if (process.argv[2]) console.log(byId.get(k)!.name,'<-',it.title)
}
console.log(n,none)
