import type { Lexicon } from './lexicon.ts';

/** Function words: pronouns, auxiliaries, adverbs. */
export const GRAMMAR: Lexicon = {
  words: {
    be: 'am is are be being been r s',
    was: 'was were',
    become: `
      turn turns turning become becomes becoming hit hits hitting reach reaches reaching go goes going make makes stay
      stays staying remain remains remaining
    `,
    became: 'turned became reached stayed remained went celebrated',
    seem: `
      look looks looking seem seems seeming appear appears appearing sound sounds sounding feel feels feeling act acts
      acting behave behaves behaving pass passes passing resemble resembles play plays playing dress dresses
    `,
    seemed: 'looked seemed appeared sounded felt acted behaved passed',
    have: 'has have having had',
    modal: 'will would can could shall should may might must cannot ll d wont gonna',
    not: 'not never no neither nor without hardly scarcely isnt arent aint nobody none nowhere',
    adverb: `
      only just still barely about around almost nearly like maybe actually really now currently already secretly
      literally technically roughly both all approximately always forever merely hardly probably perhaps officially
      legally physically mentally biologically exactly precisely yet also finally recently soon basically kinda sorta
      pretty so very too somewhere even quite supposedly apparently allegedly again once then honestly obviously
      clearly truly totally completely simply eternally permanently perpetually presently newly freshly uh um er hmm
      well lol ok okay yes no btw tho though mere ever rather right certainly definitely indeed possibly closer close
      over past under below frozen stuck lmao lmfao rofl haha hehe omg tbh idk imo ngl fr pls plz xd
    `,
    article: 'a an the some any each every another one such this that these those',
    owner: 'my your ur his her our their its hers yours mine ours theirs whose',
    preposition: `
      of in on at to for from with by about into onto over under after before since until till during through as like
      than near between among against inside outside behind beside without within around off up down out upon toward
       despite except
    `,
    conjunction: `
      and n nd but or so because cause cuz if while whereas although though that when where whose which who then nor yet
      plus
    `,
    when: 'when since until till before after while once whenever as',
    verb: `
      am is are was were be have has had do does did will would can could should may might must know think guess tell
      say said swear believe hear mean want need like likes loves love hates hate come comes go goes get gets give
      gives take takes let lets see sees kiss kisses hug hugs touch touches hold holds date dates marry meet meets ask
      asks call calls make makes keep keeps put live lives work works stay sit sits stand lean leans smile smiles
      blush blushes giggle giggles laugh laughs whisper whispers run runs dance dances sing sings sleep sleeps wear
      wears write writes read reads talk talks speak speaks teach teaches drive drives enjoy enjoys enjoying study
      studies attend attends wants wait waits wish hope hopes feel feels forget remember remembers describe describes
      promise show shows bring brings send sends help helps try tries stop start starts move moves walk walks look
      looks find finds become becomes adore adores please understand understands own owns raise raises coach coaches
      train trains mentor mentors tutor tutors babysit babysits
    `,
    past: `
      was were had did went came got took made said told left met ran won lost felt kept began grew knew wrote sang
      swam drove flew fell found gave held heard hurt led saw spent spoke stood taught thought understood wore woke
      threw sold sent slept stole paid built bought brought caught chose cried died fled fought forgot hid hit broke
      became bore born bred drank ate read rode rose sat shot shut snuck struck swore tore blew drew put
      quit let set used could dealt
    `,
    adjective: `
      old olds new pretty cute sweet hot sexy shy quiet loud small big tall short petite slim thin curvy blonde
      brunette brown black white red blue green pink golden gray dark pale asian japanese korean chinese american
      british french german italian spanish russian latina african indian european beautiful gorgeous lovely adorable
      innocent naive naughty bad good nice kind smart clever bright wild rebellious bratty spoiled rich poor lonely
      sad happy bubbly cheerful energetic playful flirty seductive horny virgin single mature immature average
      ordinary normal typical real own dear little young tiny older younger elder eldest best female male gay straight
      bisexual lesbian trans anime cartoon human elven magical immortal half local homeless orphaned foster adopted
      adoptive biological step rescue rusty dusty faithful used vintage family battered broken lost missing pregnant
      fictional hypothetical inner former future current high middle first second third last fellow popular nerdy
      geeky gothic emo preppy athletic blond redhaired redheaded freckled curious timid clumsy skinny flat chubby
      ageless eternal forever certain whole entire same
    `,
  },
};
