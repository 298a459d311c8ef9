import type { HarmTable } from '../frames/harm-table.ts';

/** Advertising in chats: luring elsewhere, begging, chain letters, goods and schemes. */
export const SPAM_PLEAS: HarmTable = {
  category: 'spam',
  words: {
    PLATFORM: `
      telegram, whats ?app, instagram, insta, ig, snap(chat)?, kik, discord, only ?fans,
      fansly, you ?tube, tik ?tok, twitch, patreon, wechat, signal, skype, viber,
      facebook, fb, twitter, linkedin, threads, substack, ko ?fi, cameo, manyvids, chaturbate,
      google chat, hangouts, zangi, session, bigo, spotify, soundcloud, steam, roblox, reddit,
      pinterest, bluesky, mastodon, throne, linktree, my
      (channel|page|profile|server|group|website|site|shop|store|stream|newsletter|podcast|etsy|premium|private|vip)`,
    PAY_APP: `
      cash ?app, venmo, pay ?pal, zelle, revolut, wise, western union, moneygram, apple pay,
      google pay, gift cards?, steam cards?, itunes cards?, bitcoin, btc, eth, usdt, crypto,
      wallet, iban, bank account, go ?fund ?me, ko ?fi, patreon, my tip jar,
      amazon wish ?list, wish ?list, wire transfer, perfect money, skrill, neteller, chime,
      interac, pix, upi, gpay, paytm`,
    CASH_UNIT: `
      dollars?, bucks, euros?, pounds, usd, eur, gbp, cents, btc, eth, bitcoins?, money, cash,
      donation, donations, tip, tips, tokens, coins, gift ?cards?, rent money, grand, rupees,
      pesos, usdt, fee, deposit, k, quid, payment`,
    AMOUNT: `
      one, two, three, four, five, six, seven, eight, nine, ten, fifteen, twenty, thirty,
      forty, fifty, sixty, hundred, hundreds, thousand, thousands, a few, some, few, couple,
      million, little`,
    MERCHANDISE: `
      accounts?, logins?, subscriptions?, memberships?, keys, licen(c|s)es, followers,
      subscribers, likes, views, reviews, essays?, assignments, dissertations?, homework,
      watches, rolex(es)?, bags, handbags, sneakers, shoes, jordans, yeezys, jerseys, pills,
      supplements?, vitamins?, gummies, tea, cbd, vapes?, perfumes?, phones?, iphones?, gift
      cards?, coins, tokens, nfts?, signals?, course, courses, ebooks?, method, methods,
      template, templates, bot, bots, software, vpn, hosting, proxies, traffic, leads,
      backlinks, seo, logos?, websites?, loans?, credit, insurance, content, pics, videos?,
      photos, nudes, sets, feet pics, custom (videos?|content|pics), sexting, gfe, cam show,
      readings?, tarot, spells?, psychic, robux, v ?bucks, skins, gold, gems, boosting, elo,
      merch, t ?shirts, hoodies, products?, cream, serum, weight loss, slimming, detox, keto,
      viagra, cialis, steroids, degrees, diplomas, essay, services?, packages?, membership,
      premium, skincare, cosmetics, lashes, wigs, jewelry, candles, puppies, shares, stocks,
      real estate, timeshares?, land, tickets, sunglasses, ray bans, coupons, vouchers, deals,
      data, email lists?, databases?, crypto`,
    CHEAP: `
      cheap, cheapest, affordable, discounted, discount, bulk, wholesale, (percent|half|price)
      off, off today, lowest prices?, best prices?, low prices?, great prices?, good prices?,
      unbeatable, bargain, clearance, flash sale, sale, on sale, for sale, deal, deals, offer,
      limited (offer|time|edition|spots|stock|slots), free shipping, worldwide shipping,
      prices on request, price list, verified, authentic, guaranteed, money back, no
      prescription, without prescription, free trial, special offer, special price, promo, per
      month, a month, a piece, each, only today, today only, while stocks? lasts?, bogo, buy
      one get one, exclusive, legit`,
    RICHES: `
      get rich( quick)?, become rich, rich like me, be your own boss, financial(ly)?
      free(dom)?, passive income, guaranteed
      (profits?|returns?|income|roi|gains?|wins?|results), (daily|weekly|monthly)
      (profits?|returns?|payouts?|income|roi),
      (triple|double|10x|100x|huge|high|massive|insane) (returns?|profits?|gains?),
      (double|triple|multiply|grow|10x|flip) your
      (money|bitcoin|crypto|investment|income|savings|deposit|cash|coins|btc|eth), trading
      (signals?|bot|method|secrets?|course|strategy|group|mentor|platform|guru), forex, crypto
      (signals?|guru|expert|mentor|bot|presale|pump|giveaway|investment|trading|group|course),
      bitcoin (investment|mining|giveaway|trading), presale, pre sale, airdrop, token launch,
      new token, new coin, meme ?coin, to the moon, early investors?, looking for investors,
      investment (opportunity|plan|platform|manager|group|advice group), account manager, my
      broker, my mentor, expert trader, binary options, side hustle, work from home, from
      (your|my|the) (phone|couch|home|sofa|bed), no experience( needed| required)?, zero risk,
      no risk, risk free, quit your job, quit (my|the) (9 to 5|job), downline, join my team,
      brand ambassadors?, be your own, starter (fee|kit|pack), registration fee, mlm,
      herbalife, dropshipping, affiliate marketing, get paid (to|for|daily|weekly), extra
      (income|cash), free (bitcoin|crypto|robux|v ?bucks|iphone|gift
      ?card|spins|coins|money|nft|followers|likes|netflix|spotify|premium), casino, free
      spins, jackpot, betting tips, sure (win|bets?|odds), fixed matches, sports picks, vip
      picks, loan(s)? approved, no credit check, instant (loan|approval|cash|payout), bad
      credit, debt relief, fix your credit, credit repair, you(ve| have)? (been selected|been
      chosen|won)( a| an| our| the)?, claim (your|it|the|yours|now), unclaimed,
      congratulations you, lucky winner, giveaway`,
    CALL_TO: `
      visit, join, try, buy, order, claim, click, sign up, register, play at, vote, use, grab,
      check out, check, subscribe, invest, go to, head to, hit up, follow, shop, get,
      download, install, apply, call, text, message, contact, dm, write, enter, pre ?order,
      support, donate, stream, watch, see, come to, tap, swipe, scan, redeem, earn, win, book,
      enroll, order at, buy at, available at, find (us|me|it|more), more (at|on|info), link
      below, link in bio, promises, sends every, sends users`,
    TO_ALL: `
      (ten|10|5|15|20|all|your|five|every|twenty|seven|7|12|all your|at least \\d+)
      (friends|contacts|people|groups|chats), everyone( you know)?, everybody( you know)?,
      everywhere, all your, all of your, your friends, everyone you love, as many`,
  },
  phrases: {
    LURE: `
      message|write|find|chat|talk|join|follow|meet|see|continue|move . to|with|at? me|us|over . . on|via|at|through|in|to|over|my|using . PLATFORM
      ~i|we|they|she|he|who|to|people|you|should|not|never follow|message|find|chat|join|continue|write|talk|move !my|our|a|the|some . . on|via|at . PLATFORM
      add|text|dm|contact|hit|reach|ping|email|msg|inbox . me|us . . on|via|at|through|in|to|over|my|using . PLATFORM
      hmu|subscribe|order|available|book . to|at|me|us|my|our|over? . . on|via|at|through|my|using . PLATFORM
      PLATFORM . . handle|name|username|id|user|link|number . . . DIGITS|below|bio|profile|me
      my PLATFORM . handle|link|name|username
      my PLATFORM is . . below|bio|cheap|off|DIGITS|fire|in
      whatsapp|telegram|snap|kik|discord|insta me at|on|to|for|below|DIGITS|$
      add my PLATFORM
      contact|reach only|us|me|her|him|our|the|agent|owner . . on|via|through . PLATFORM
      follow|subscribe|sub|like . to? . my|our new|private|public|other|backup|main|second? PLATFORM|page|channel|account|videos|posts|profile|content|newsletter
      follow|subscribe . me|us . . PLATFORM|page|channel|account|profile`,
  },
  rules: [
    {
      name: 'solicited',
      surfaces: ['chat_input', 'reply', 'character', 'card', 'image_prompt', 'profile_name'],
      frames: `
        LURE
        pay|buy|help me|us|him|her ... PAY_APP . . . . please|asap|today|now|me|hospital|rent|sick|food|bills|surgery|emergency|so|and|first|then|DIGITS|$
        send|give|lend|transfer|wire|donate|tip|spot|loan|deposit ... PAY_APP . . . . please|asap|today|now|me|hospital|rent|sick|food|bills|surgery|emergency|so|and|first|then|DIGITS|$
        give|send|lend . me . . money|cash // send|transfer|account|please|need|rent|promise|back|yesterday
        earn|make|win|get|receive . . . . . DIGITS|AMOUNT|thousands|hundreds|millions . CASH_UNIT? . . . . . a|per|each|every|from|daily|weekly|in|online|free|working|just|with|by|while . day|week|month|hour|home|couch|phone|hours|minutes|link|bed|doing|sleeping|sleep|days|crypto|forex|trading|surveys
        use|with|enter|apply|code|drop|via|through . my|our|the|this|promo|discount|referral|coupon|invite|affiliate|code? . . code|link|coupon . . . . . . off|discount|bonus|free|both|sign|signing|get|for|DIGITS|join|percent
        use code
        share|forward|send|copy|pass|repost|paste|post|spread|resend . and? . this|it|the|paste . . . . . . to|with|on|and . . TO_ALL
        copy and paste . . . everywhere|all|other|everyone
        share|forward|send|repost|like|tag|retweet|comment . . . . . . and|or|then|youll|to . . . . win|luck|curse|prize|iphone|enter|giveaway
        follow for|4 follow
        like for|4 like
        sub for|4 sub
        f4f|l4l|s4s|sub4sub|follow4follow|like4like|f2f
        swap|trade|exchange|boost . . . likes|follows|followers|subs|subscribers|shoutouts|reviews|views|links
        sell|sells|selling|offer|offers|offering|provide|rent|renting|vend|resell|supply|reselling ADVERB? . . . . MERCHANDISE . . . . CHEAP|PLATFORM|dm|link|contact|prices|interested|hmu|inbox|each|ship|shipping|bulk
        CHEAP . . . . MERCHANDISE . . . . . dm|message|text|link|contact|order|buy|ship|shipped|shipping|delivered|PLATFORM|hmu|inbox|visit|CALL_TO|DIGITS|com|example|net|shop|store
        buy now|today
        apply now|today
        act|call|join|subscribe|register|enroll now|today
        RICHES . . . . . . . CALL_TO|dm|text|message|link|join|invest|contact|PLATFORM|tonight|hurry|com|example|now|here|today|spots|ask|LURE|me|DIGITS
        become|be|get . . rich . . . like|with|by|from|quick|fast|my
        link in|below . bio|profile|description|comments|name
        my|our|the . . content|onlyfans|premium|vip|private|exclusive . . . . . DIGITS|AMOUNT . CASH_UNIT|a|per
        tells|sends|mentions|promotes|advertises|recommends|urges|invites|asks|directs|pushes|plugs|markets|sells|encourages|reminds|begs . . . . USERS|reply|everyone|every|each|all . . . . . . . buy|subscribe|join|invest|donate|deposit|order|purchase|follow|website|channel|tip|download|sign|link|example|com|supplements|crypto|casino|pay
        banner|flyer|poster|advert|ad|advertisement|advertising|billboard|logo|qr ... CALL_TO|RICHES|percent|off|CHEAP ... now|code|qr|text|com|example|DIGITS|net|shop|today|call|address
        donate|contribute . . . . . my|our|to . gofundme|campaign|surgery|rent|paypal|wish|fund|channel
        widow|prince|barrister|banker|diplomat|late|inheritance|orphan|refugee|beneficiary . . . . . . . . . million|millions|dollars|dollar|fund|funds|usd|gold|charity|transfer|kin
        send|send|deposit|pay . DIGITS . . . . get|receive|back . . DIGITS|double|back
        pay|send|tip|gimme|drop|cost|costs|only|just . me? . DIGITS|AMOUNT . . . PAY_APP
        call|text|whatsapp|contact|ring|dial . . . . . DIGITS . . . . . today|now|discount|cheap|free|quote|offer|tell|order|seniors
        forward|share|send|pass|repost|copy|tell . . this|it|all|the|here . . . DIGITS|all|every . . people|friends|contacts|groups|persons|others
        netflix|hulu|spotify|disney|hbo|premium|vpn|accounts|logins|subscriptions . . . . . . . DIGITS|cheap|CHEAP . . . . . . . dm|working|dollars|warranty|telegram|discord|message|text|hmu|contact|AMOUNT
        both|we get . paid|bonus|money|coins|DIGITS
        ^ please? send|transfer|wire|deposit . it|money|cash|funds|everything . . to|into|via my . account|bank|paypal|wallet|iban
        please|can|could|should|must|just|you|u|then send|transfer|wire|deposit . it|money|cash|funds|everything . . to|into|via my . account|bank|paypal|wallet|iban
      `,
      except: `
        quarter of an|a hour|mile|century|year
        a|one|soft|sharp|cold|finger snap
        prince with|w . million|millions
        is|was|that|this|it|sounds|looks|think|thinks|probably|total|crypto|obvious|careful|beware|avoid ... scam|scams|scammer|scammers|suspicious|phishing|fraud|fake|safe
        scam|scams|scammer|scammers|phishing|beware|careful ... RICHES|LURE|MERCHANDISE|PAY_APP
        call|text|message|write|email|find|follow|add|see . me|us|my|her|him|mom|up . . . . when|later|tonight|tomorrow|after|back|once|if|before . you|we|land|work|youre|i|get|home|arrive
        i|he|she|we|they|my|friend|sister|brother|mom|dad|boss|someone|somebody|ex ADVERB? was|were|had|have|just|once|used|finally|never|always? . applied|bought|lost|won|sold|earned|made|paid|sent|got|received|joined|followed|follows|subscribed|subscribe|donated|invested|ordered|works|work|worked|inherited|found|offered|asked|wants|wanted|hates|started|opened|quit|watched|saw|met|saved|spent|gave|lent|owe|owes|owed|borrowed|posted|uploaded|shared|sends|messaged|texted|added|blocked|deleted|closed ... LURE|RICHES|MERCHANDISE|PAY_APP|CASH_UNIT
        say|says|said|saying|asks|asked|tells|told|telling|begs|begged . . . LURE
        NEG ADVERB? want|to|going|buy|sell|send|give|click|need|trust|use|follow|invest|believe|have|like|ask|think|do|care|my? . . LURE|RICHES|MERCHANDISE|PAY_APP
        dont|never|not|wont|didnt|cant|wouldnt . . . . . . send|buy|click|sell|invest|follow|use|money|cash|subscribe|claim|LURE
        do|does|did|is|are|can|should|could|would|what|how|why|which|who|where . you|i|people|it|they|the|a ADVERB? . . . LURE|have|RICHES|accept|use|work|like|RICHES
        casino|jackpot|giveaway|airdrop|forex|jackpot . . . . scene|royale|movie|night|trip|vegas|floor|dealer|film|theme|themed|party|hotel|heist|lights|worker|owner|games|chips|singer
        in|at|the|to|a|from|of|our|old . . casino|jackpot
        join|follow|see|meet|find|talk|write|text|message|chat|watch|like . me|us|you|my|him|her . . . . on|at|in|to|for|through . . . . bed|dance|dinner|couch|sofa|breakfast|terrace|beach|garden|bath|shower|kitchen|walk|party|balcony|moon|rooftop|stream|table|street|room
        give|send|lend|pay|buy|tip|owe . me|you|him|her|us|the|my|them . . . . . . kiss|kisses|hug|hugs|flowers|picture|song|attention|smile|compliment|hand|waiter|waitress|driver|barista|rent|bill|bus|parking|laundry|vending|cab|taxi|ticket|tickets|coffee|beer|drink
        gave|gives|got|get|won|win|for|aunt|mom|dad . . . . gift card|cards
        work|working|works . . from home . . . today|tomorrow|monday|friday|days|every|now|again|because|so|and|sometimes|is|makes|since|all|job|with|alone|too
        from my|your|the bed|couch|sofa|home|phone . . . and|i|to|with|all|while|because|after|tonight|watching|today|now|you
        get|got|be|become|feel|feeling . . rich . . . food|chocolate|cake|sauce|soil|taste
        buy|order|get|try|check|see|visit|watch|use|play|call|write|come . . . . . . groceries|pizza|dinner|milk|bread|sushi|coffee|takeout|chinese|wine|flowers|lunch|breakfast|tacos|cake|tickets|museum|mom|grandma|doctor|dentist
        free . time|evening|weekend|today|tonight|tomorrow|spirit|hand|hands
        your eyes|smile|kiss|kisses|heart|love|lips . . . . RICHES
        won|win|claim|jackpot . . . my|your|her|his|the . heart|lottery|lifetime|prize|love|kiss|kisses|bet
        pay|paying|paid|owe . . tax|taxes|rent
        explain|explains|explaining|understand ... RICHES
      `,
      unlessNear: `
        lifeline|samaritans|emergency|crisis|helpline|hotline|police|ambulance|findahelpline|112|911|999|988
        delete that|it|mail
        block him|her|them|it
        scam|scams|scammer|scammers|scammed|spam|phishing
        is it legal|illegal|safe|true
        how|why|can do|does|did|was|is|i . . . refund|cancel|upgrade
        monopoly|minecraft|stardew|gta|sims
      `,
    },
  ],
};

/** Phrases that make a text with a link an advertisement. */
export const LINKED_FRAMES = `
  RICHES
  MERCHANDISE . . . . CHEAP
  CHEAP . . . . . MERCHANDISE
  buy|order|claim|click|register|download|play|join|subscribe|invest|vote|install|earn|win|redeem|donate|shop|follow|boost|enroll|try
  sign up
  free . . followers|coins|vbucks|robux|gems|money|spins|download|trial|gift|skins|gold|crypto|tokens|shipping|bonus
  percent off
  promo|discount|coupon|referral|code|cheap|discounted|sale|giveaway|bonus|casino|loan|loans|followers|supplements|pills|viagra|replica|sponsor
  DIGITS . CASH_UNIT|sub|followers|likes
`;
