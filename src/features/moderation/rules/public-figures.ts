/**
 * Widely known living or recently deceased people, whose likenesses are refused. A single name is listed
 * only when it can hardly mean anyone else.
 */
export const PUBLIC_FIGURES: readonly string[] = `
Donald Trump, Melania Trump, Ivanka Trump, Joe Biden, Jill Biden, Kamala Harris, Barack Obama, Michelle Obama,
Hillary Clinton, Bill Clinton, George Bush, JD Vance, Bernie Sanders, Alexandria Ocasio-Cortez, Ron DeSantis,
Nancy Pelosi, Mitt Romney, Gavin Newsom, Vladimir Putin, Volodymyr Zelensky, Xi Jinping, Kim Jong Un,
Emmanuel Macron, Angela Merkel, Olaf Scholz, Keir Starmer, Rishi Sunak, Boris Johnson, Liz Truss, Theresa May,
Justin Trudeau, Giorgia Meloni, Narendra Modi, Benjamin Netanyahu, Recep Erdogan, Viktor Orban, Jacinda Ardern,
Sanna Marin, Nicolas Maduro, Javier Milei, Lula da Silva, Jair Bolsonaro, Pope Francis, Dalai Lama,
King Charles, Prince William, Prince Harry, Meghan Markle, Kate Middleton, Greta Thunberg, Elon Musk, Jeff Bezos,
Mark Zuckerberg, Bill Gates, Sam Altman, Tim Cook, Sundar Pichai, Taylor Swift, Ariana Grande, Billie Eilish,
Selena Gomez, Justin Bieber, Hailey Bieber, Rihanna, Beyonce, Jay-Z, Kanye West, Kim Kardashian,
Khloe Kardashian, Kourtney Kardashian, Kylie Jenner, Kendall Jenner, Caitlyn Jenner, Katy Perry, Lady Gaga,
Miley Cyrus, Dua Lipa, Olivia Rodrigo, Sabrina Carpenter, Britney Spears, Christina Aguilera, Shakira,
Jennifer Lopez, Nicki Minaj, Cardi B, Megan Thee Stallion, Doja Cat, Lana Del Rey, Ed Sheeran, Harry Styles,
Zayn Malik, Bruno Mars, Eminem, Snoop Dogg, Kendrick Lamar, Post Malone, Travis Scott, Bad Bunny, Shawn Mendes,
Camila Cabello, Demi Lovato, Chappell Roan, Gracie Abrams, Charli XCX, Jungkook, Kim Taehyung, Jennie Kim,
Scarlett Johansson, Emma Watson, Emma Stone, Margot Robbie, Jennifer Lawrence, Jennifer Aniston, Angelina Jolie,
Brad Pitt, George Clooney, Leonardo DiCaprio, Tom Cruise, Tom Holland, Tom Hanks, Tom Hiddleston, Zendaya,
Timothee Chalamet, Robert Pattinson, Kristen Stewart, Chris Hemsworth, Chris Evans, Chris Pratt, Ryan Reynolds,
Ryan Gosling, Blake Lively, Natalie Portman, Anne Hathaway, Gal Gadot, Keanu Reeves, Johnny Depp, Amber Heard,
Henry Cavill, Jason Momoa, Pedro Pascal, Sydney Sweeney, Jenna Ortega, Millie Bobby Brown, Florence Pugh,
Anya Taylor-Joy, Ana de Armas, Megan Fox, Mila Kunis, Ashton Kutcher, Salma Hayek, Penelope Cruz, Eva Longoria,
Sofia Vergara, Jessica Alba, Julia Roberts, Sandra Bullock, Nicole Kidman, Cate Blanchett, Meryl Streep,
Charlize Theron, Keira Knightley, Kate Winslet, Emily Blunt, Emilia Clarke, Kit Harington, Sophie Turner,
Maisie Williams, Priyanka Chopra, Deepika Padukone, Shah Rukh Khan, Aishwarya Rai, Will Smith, Denzel Washington,
Morgan Freeman, Idris Elba, Dwayne Johnson, Oprah Winfrey, Ellen DeGeneres, Jimmy Fallon, Joe Rogan,
Paris Hilton, Gigi Hadid, Bella Hadid, Cara Delevingne, Heidi Klum, Emily Ratajkowski, Addison Rae,
Charli DAmelio, Belle Delphine, Pokimane, MrBeast, PewDiePie, Logan Paul, Jake Paul, Andrew Tate,
Cristiano Ronaldo, Lionel Messi, Kylian Mbappe, Neymar, David Beckham, Victoria Beckham, Erling Haaland,
LeBron James, Stephen Curry, Michael Jordan, Shaquille ONeal, Serena Williams, Venus Williams, Naomi Osaka,
Maria Sharapova, Roger Federer, Rafael Nadal, Novak Djokovic, Tiger Woods, Tom Brady, Patrick Mahomes,
Travis Kelce, Simone Biles, Usain Bolt, Lewis Hamilton, Max Verstappen, Caitlin Clark, Conor McGregor,
Ronda Rousey, Mike Tyson,
Richard Gere, Helen Mirren, Zac Efron, Judi Dench, Maggie Smith, Emma Thompson, Hugh Grant, Hugh Jackman, Colin Firth, Daniel Craig, Pierce Brosnan,
Sean Connery, Benedict Cumberbatch, Eddie Redmayne, Daniel Radcliffe, Rupert Grint, Orlando Bloom, Jude Law, Ewan McGregor, Michael Fassbender, James
McAvoy, Cillian Murphy, Paul Mescal, Barry Keoghan, Andrew Garfield, Andrew Scott, Jonathan Bailey, Rege-Jean Page, Simone Ashley, Nicola Coughlan,
Saoirse Ronan, Jacob Elordi, Austin Butler, Glen Powell, Jeremy Allen White, Oscar Isaac, Adam Driver, Jake Gyllenhaal, Matt Damon, Ben Affleck, Mark
Wahlberg, Matthew McConaughey, Bradley Cooper, Channing Tatum, Vin Diesel, Jason Statham, Sylvester Stallone, Arnold Schwarzenegger, Bruce Willis,
Harrison Ford, Al Pacino, Robert De Niro, Jack Nicholson, Clint Eastwood, Kevin Costner, Mel Gibson, Nicolas Cage, John Travolta, Samuel L Jackson,
Jamie Foxx, Michael B Jordan, Chadwick Boseman, Mahershala Ali, John Boyega, Daniel Kaluuya, Donald Glover, Robert Downey Jr, Mark Ruffalo, Jeremy
Renner, Paul Rudd, Sebastian Stan, Anthony Mackie, Chris Pine, Zachary Quinto, Jensen Ackles, Jared Padalecki, Ian Somerhalder, Paul Wesley, Nina
Dobrev, Penn Badgley, Chace Crawford, Leighton Meester, Sarah Jessica Parker, Viola Davis, Halle Berry, Kerry Washington, Lupita Nyongo, Zoe Saldana,
Zoe Kravitz, Taraji P Henson, Gabrielle Union, Regina King, Angela Bassett, Issa Rae, Jessica Chastain, Amy Adams, Rachel McAdams, Reese Witherspoon,
Cameron Diaz, Drew Barrymore, Kirsten Dunst, Winona Ryder, Demi Moore, Michelle Pfeiffer, Sharon Stone, Monica Bellucci, Sophia Loren, Brigitte
Bardot, Catherine Deneuve, Marion Cotillard, Eva Green, Lea Seydoux, Audrey Tautou, Diane Kruger, Jodie Foster, Jodie Comer, Gillian Anderson, Kate
Beckinsale, Rosamund Pike, Rosie Huntington-Whiteley, Rachel Weisz, Naomi Watts, Uma Thurman, Milla Jovovich, Elizabeth Olsen, Brie Larson, Karen
Gillan, Chloe Grace Moretz, Hailee Steinfeld, Elle Fanning, Dakota Johnson, Dakota Fanning, Lily Collins, Lily James, Phoebe Dynevor, Madelaine
Petsch, Lili Reinhart, Camila Mendes, Cole Sprouse, Noah Centineo, Lana Condor, Mindy Kaling, Constance Wu, Gemma Chan, Awkwafina, Lucy Liu, Michelle
Yeoh, Jackie Chan, Jet Li, Donnie Yen, Simu Liu, Henry Golding, Steven Yeun, Hyun Bin, Lee Min Ho, Song Joong Ki, Park Seo Joon, Kim Soo Hyun, Cha Eun
Woo, Song Hye Kyo, Jun Ji Hyun, Bae Suzy, Kim Go Eun, Lisa Manobal, Lalisa Manobal, Kim Jisoo, Park Chaeyoung, Kim Seokjin, Min Yoongi, Jung Hoseok,
Kim Namjoon, Park Jimin, Jeon Jungkook, Hwang Hyunjin, Lee Felix, Bang Chan, Choi San, Jang Wonyoung, Karina Yoo, Ranveer Singh, Ranbir Kapoor, Alia
Bhatt, Katrina Kaif, Kareena Kapoor, Salman Khan, Aamir Khan, Hrithik Roshan, Amitabh Bachchan, Anushka Sharma, Virat Kohli, Sachin Tendulkar,
Shraddha Kapoor, Kriti Sanon, Prabhas, Allu Arjun, Bad Gyal, Peso Pluma, Karol G, J Balvin, Maluma, Ozuna, Daddy Yankee, Enrique Iglesias, Ricky
Martin, Marc Anthony, Luis Miguel, Anitta, Rosalia Vila, Sofia Reyes, Adele Adkins, Sam Smith, Lewis Capaldi, Niall Horan, Louis Tomlinson, Liam
Payne, Robbie Williams, Gary Barlow, Elton John, Paul McCartney, Ringo Starr, Mick Jagger, Keith Richards, David Bowie, Freddie Mercury, Rod Stewart,
Phil Collins, Chris Martin, Dave Grohl, Jared Leto, Gerard Way, Brendon Urie, Hayley Williams, Avril Lavigne, Gwen Stefani, Alanis Morissette, Sheryl
Crow, Shania Twain, Dolly Parton, Carrie Underwood, Kacey Musgraves, Morgan Wallen, Luke Combs, Blake Shelton, Keith Urban, Zach Bryan, Celine Dion,
Mariah Carey, Whitney Houston, Janet Jackson, Michael Jackson, Alicia Keys, Jennifer Hudson, Kelly Clarkson, Ellie Goulding, Rita Ora, Jessie J, Leona
Lewis, Tate McRae, Madison Beer, Bebe Rexha, Ava Max, Anne-Marie Nicholson, Ice Spice, Megan Pete, Lizzo Jefferson, Janelle Monae, SZA Rowe, Frank
Ocean, Tyler Okonma, Chris Brown, Lil Nas X, Lil Wayne, Lil Baby, Machine Gun Kelly, Jack Harlow, Calvin Harris, David Guetta, Dr Dre, Ice Cube,
Justin Timberlake, Nick Jonas, Joe Jonas, Kevin Jonas, Charlie Puth, Hozier Byrne, John Mayer, Jason Derulo, John Legend, Chrissy Teigen, Kris Jenner,
Pamela Anderson, Anna Kournikova, Cindy Crawford, Naomi Campbell, Claudia Schiffer, Gisele Bundchen, Adriana Lima, Candice Swanepoel, Miranda Kerr,
Ashley Graham, Kate Upton, Kate Moss, Tyra Banks, Irina Shayk, Barbara Palvin, Hailey Baldwin, Kaia Gerber, Dixie DAmelio, Emma Chamberlain, James
Charles, Bretman Rock, Noah Beck, Bella Poarch, Khaby Lame, Kai Cenat, Hasan Piker, Adin Ross, Amouranth Siragusa, Corinna Kopf, Mia Khalifa, Riley
Reid, Lana Rhoades, Gordon Ramsay, Jamie Oliver, Nigella Lawson, Simon Cowell, Holly Willoughby, Phillip Schofield, David Attenborough,
Graham Norton, James Corden, Jimmy Kimmel, Stephen Colbert, Conan OBrien, Trevor Noah, John Oliver, Tucker Carlson, Ben Shapiro, Jordan Peterson,
Kevin Hart, Dave Chappelle, Chris Rock, Pete Davidson, Amy Schumer, Ricky Gervais, Jim Carrey, Adam Sandler, Ben Stiller, Owen Wilson, Will Ferrell,
Seth Rogen, Jack Black, Steve Carell, Tina Fey, Melissa McCarthy, Rebel Wilson, Kristen Wiig, Kristen Bell, Jennifer Garner, Jennifer Connelly,
Jennifer Love Hewitt, Sarah Michelle Gellar, Alyssa Milano, Christina Applegate, Christina Hendricks, Christina Ricci, Kaley Cuoco, Courteney Cox,
Lisa Kudrow, Matthew Perry, Matt LeBlanc, David Schwimmer, Patrick Dempsey, Ellen Pompeo, Hugh Laurie, George Lucas, Steven Spielberg, Christopher
Nolan, Quentin Tarantino, Stephen King, J K Rowling, George R R Martin, Colleen Hoover, Lionel Richie, Jude Bellingham, Harry Kane, Mohamed Salah,
Karim Benzema, Luka Modric, Robert Lewandowski, Vinicius Junior, Lamine Yamal, Marcus Rashford, Bukayo Saka, Declan Rice, Jack Grealish, Sergio Ramos,
Gerard Pique, Zinedine Zidane, Thierry Henry, Wayne Rooney, Zlatan Ibrahimovic, Alexia Putellas, Megan Rapinoe, Alex Morgan, Kobe Bryant, Kevin
Durant, Luka Doncic, Giannis Antetokounmpo, Jayson Tatum, Dwyane Wade, Charles Barkley, Aaron Rodgers, Joe Burrow, Aaron Judge, Shohei Ohtani, Carlos
Alcaraz, Jannik Sinner, Coco Gauff, Iga Swiatek, Emma Raducanu, Andy Murray, Charles Leclerc, Lando Norris, Daniel Ricciardo, Carlos Sainz, Michael
Phelps, Sunisa Lee, Eileen Gu, Lindsey Vonn, Canelo Alvarez, Tyson Fury, Anthony Joshua, Floyd Mayweather, Khabib Nurmagomedov, John Cena, Dave
Bautista, Becky Lynch, Roman Reigns, Hulk Hogan, Angela Rayner, Nigel Farage, Tony Blair, David Cameron, Jeremy Corbyn, Sadiq Khan, Nicola Sturgeon,
Brigitte Macron, Marine Le Pen, Friedrich Merz, Robert Habeck, Annalena Baerbock, Alice Weidel, Ursula von der Leyen, Pedro Sanchez, Mark Carney,
Pierre Poilievre, Anthony Albanese, Mette Frederiksen, Alexander Stubb, Mark Rutte, Donald Tusk, Claudia Sheinbaum, Gustavo Petro, Nayib Bukele, Imran
Khan, Mohammed bin Salman, Ali Khamenei, Bashar al-Assad, Hunter Biden, Tim Walz, Mike Pence, Mitch McConnell, Chuck Schumer, Ted Cruz, Marco Rubio,
Pete Buttigieg, Elizabeth Warren, Robert F Kennedy Jr, Tulsi Gabbard, Matt Gaetz, Marjorie Taylor Greene, Lauren Boebert, Vivek Ramaswamy, Melinda
Gates, Warren Buffett, Steve Jobs, Larry Ellison, Jack Dorsey, Mark Cuban, Richard Branson, Peter Thiel, MacKenzie Scott, Lauren Sanchez, Jack Ma,
Queen Camilla, Prince Andrew, Princess Diana, Princess Anne, Queen Elizabeth, Pope Leo, Malala Yousafzai, Edward Snowden, Julian Assange, Chelsea
Manning, Monica Lewinsky, O J Simpson, Marilyn Monroe, Audrey Hepburn, Elvis Presley, James Dean, Kurt Cobain, Amy Winehouse, Robin Williams, Heath
Ledger, Paul Walker, Aaron Taylor-Johnson, Henry Winkler, Ryan Phillippe, Rami Malek, Joaquin Phoenix, Christian Bale, Gary Oldman, Tom Hardy, Tom
Felton, Sam Heughan, Caitriona Balfe, Richard Madden, Nikolaj Coster-Waldau, Mads Mikkelsen, Alexander Skarsgard, Bill Skarsgard, Javier Bardem,
Antonio Banderas, Diego Luna, Gael Garcia Bernal, Danny Trejo, George Lopez, Mario Lopez, Rosario Dawson, Michelle Rodriguez, Eva Mendes, America
Ferrera, Selena Quintanilla, Sabrina Impacciatore, Theo James, Theo Rossi, Leo DiCaprio, Leo Messi, Kim K, Helene Fischer, Til Schweiger,
Elyas MBarek, Matthias Schweighoefer, Lena Meyer-Landrut, Sarah Connor, Nena Kerner, Toni Kroos, Manuel Neuer, Thomas Mueller, Thomas Gottschalk,
Barbara Schoeneberger, Omar Sy, Marion Cotillard, Lea Seydoux, Audrey Tautou, Aya Nakamura, Vincent Cassel, Jean Dujardin, Antoine Griezmann,
Belen Rodriguez, Chiara Ferragni, Laura Pausini, Maneskin, Francesco Totti, Gianluigi Buffon, Sabrina Ferilli, Elodie Di Patrizi, Ester Exposito,
Ursula Corbero, Ibai Llanos, Aitana Ocana, David Bisbal, Alejandro Sanz, Enrique Iglesias, Ricky Martin, Karol G, Maluma, Luisa Sonza, Bruna Marquezine,
Ivete Sangalo, Gisele Bundchen, Wagner Moura, Doutzen Kroes, Carice van Houten, Doda Rabczewska, Anna Lewandowska,
Dawid Podsiadlo, Agnieszka Chylinska
`
  .split(',')
  .map((name) => name.trim())
  .filter(Boolean);
