Sapphire begins the first round.
Sapphire is dealt the Hussar +40.
Amber is dealt the Clerk −30.
Pearl is dealt the Merchant +50.
Ruby is dealt the Student.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Gossip −20.
Amber is dealt the Gossip −20.
Pearl is dealt the Student.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Student.
Sapphire is dealt the Merchant's Wife +30.
Amber is dealt the Merchant's Wife +30.
Pearl is dealt the Hussar +40.
Ruby is dealt the Clerk −30.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Coachman +20.
Pearl is dealt the Coachman +20.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Gossip −20.
Sapphire is dealt the Pickpocket −50.
Amber is dealt the Merchant +50.
Pearl is dealt the Cardsharp −40.
Ruby is dealt the Beggar −10.
Emerald is dealt the Cardsharp −40.
Sapphire is dealt the Clerk −30.
Amber is dealt the Merchant +50.
Pearl is dealt the Coachman +20.
Ruby is dealt the Gossip −20.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Beggar −10.
Pearl is dealt the Hussar +40.
Ruby is dealt the Coachman +20.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Beggar −10.
Pearl is dealt the Pickpocket −50.
Ruby is dealt the Coachman +20.
Emerald is dealt the Student.
Sapphire plays the Gossip −20 onto their own pile.
Amber plays the Clerk −30 onto the middle.
Pearl plays the Cardsharp −40 onto their own pile.
Ruby plays the Student onto the middle.
Emerald plays the Student onto their own pile.
Sapphire plays the Pickpocket −50 onto the middle.
Amber plays the Beggar −10 onto their own pile.
Pearl plays the Student onto Amber's pile.
Ruby plays the Clerk −30 onto the middle.
Emerald plays the Student onto their own pile.
Sapphire plays the Merchant's Wife +30 onto their own pile.
Amber plays the Beggar −10 onto their own pile.
Pearl calls Fortune: the sum is −50.
Ruby plays the Pickpocket −50 onto their own pile.
Emerald plays the Merchant's Wife +30 onto the middle.
Sapphire plays the Pretzel Seller +10 onto their own pile.
Amber plays the Gossip −20 onto their own pile.
Pearl plays the Merchant +50 onto their own pile.
Ruby plays the Pretzel Seller +10 onto the middle.
Emerald plays the Gossip −20 onto their own pile.
Sapphire plays the Hussar +40 onto the middle.
Amber plays the Coachman +20 onto their own pile.
Pearl calls Big Fortune: the sum is 50.
Pearl gains 100 points.
Ruby plays the Gossip −20 onto their own pile.
Emerald calls Fortune: the sum is 30.
Emerald gains 30 points.
Pearl gains 60 points.
Sapphire calls Big Fortune: the sum is 50.
Emerald gains 50 points.
Sapphire gains 100 points.
Pearl gains 100 points.
Amber plays the Merchant's Wife +30 onto the middle.
Pearl plays the Coachman +20 onto their own pile.
Ruby plays the Beggar −10 onto the middle.
Emerald plays the Cardsharp −40 onto their own pile.
Sapphire plays the Pretzel Seller +10 onto their own pile.
Amber plays the Merchant +50 onto their own pile.
Pearl plays the Coachman +20 onto their own pile.
Ruby calls Fortune: the sum is 10.
Ruby gains 10 points.
Emerald calls Big Fortune: the sum is 30.
Ruby gains 30 points.
Emerald gains 60 points.
Sapphire calls Fortune: the sum is 70.
Ruby gains 70 points.
Emerald gains 140 points.
Sapphire gains 70 points.
Amber plays the Merchant +50 onto the middle.
Pearl plays the Hussar +40 onto the middle.
Ruby calls Big Fortune: the sum is 110.
Ruby gains 220 points.
Emerald gains 220 points.
Sapphire gains 110 points.
Emerald calls Fortune: the sum is 110.
Ruby gains 220 points.
Emerald gains 110 points.
Sapphire gains 110 points.
Sapphire plays the Clerk −30 onto their own pile.
Amber calls Big Fortune: the sum is 80.
Ruby gains 160 points.
Emerald gains 80 points.
Amber gains 160 points.
Pearl plays the Hussar +40 onto their own pile.
Ruby calls Fortune: the sum is 50.
Ruby gains 50 points.
Emerald gains 50 points.
Amber gains 100 points.
Emerald plays the Clerk −30 onto their own pile.
Sapphire plays the Pretzel Seller +10 onto their own pile.
Amber calls Fortune: the sum is 60.
Ruby gains 60 points.
Amber gains 60 points.
Pearl plays the Pickpocket −50 onto their own pile.
Ruby plays the Coachman +20 onto their own pile.
Emerald plays the Merchant's Wife +30 onto the middle.
Sapphire calls Fortune: the sum is −20.
Sapphire loses 20 points.
Amber loses 20 points.
Amber calls Fortune: the sum is −30.
Sapphire loses 30 points.
Amber loses 30 points.
Pearl calls Fortune: the sum is −30.
Sapphire loses 30 points.
Amber loses 30 points.
Pearl loses 30 points.
Ruby plays the Coachman +20 onto the middle.
Emerald plays the Hussar +40 onto their own pile.
Round 2: Amber begins.
Amber is dealt the Coachman +20.
Pearl is dealt the Coachman +20.
Ruby is dealt the Gossip −20.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Merchant +50.
Amber is dealt the Pretzel Seller +10.
Pearl is dealt the Merchant +50.
Ruby is dealt the Clerk −30.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Gossip −20.
Amber is dealt the Pretzel Seller +10.
Pearl is dealt the Beggar −10.
Ruby is dealt the Gossip −20.
Emerald is dealt the Pretzel Seller +10.
Sapphire is dealt the Merchant's Wife +30.
Amber is dealt the Clerk −30.
Pearl is dealt the Merchant's Wife +30.
Ruby is dealt the Student.
Emerald is dealt the Cardsharp −40.
Sapphire is dealt the Cardsharp −40.
Amber is dealt the Merchant's Wife +30.
Pearl is dealt the Coachman +20.
Ruby is dealt the Cardsharp −40.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Pickpocket −50.
Amber is dealt the Clerk −30.
Pearl is dealt the Clerk −30.
Ruby is dealt the Gossip −20.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Beggar −10.
Amber is dealt the Student.
Pearl is dealt the Student.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Merchant +50.
Amber is dealt the Beggar −10.
Pearl is dealt the Coachman +20.
Ruby is dealt the Student.
Emerald is dealt the Pretzel Seller +10.
Sapphire is dealt the Pretzel Seller +10.
Amber plays the Beggar −10 onto their own pile.
Pearl plays the Student onto Amber's pile.
Ruby calls Big Fortune: the sum is 0.
Emerald plays the Cardsharp −40 onto the middle.
Sapphire plays the Beggar −10 onto their own pile.
Amber plays the Merchant's Wife +30 onto the middle.
Pearl calls Big Fortune: the sum is 20.
Ruby gains 40 points.
Pearl gains 40 points.
Ruby plays the Gossip −20 onto their own pile.
Emerald plays the Beggar −10 onto their own pile.
Sapphire plays the Merchant +50 onto the middle.
Amber calls Big Fortune: the sum is 10.
Amber gains 20 points.
Pearl gains 20 points.
Pearl calls Fortune: the sum is 10.
Amber gains 20 points.
Pearl gains 10 points.
Ruby plays the Student onto the middle.
Emerald plays the Hussar +40 onto their own pile.
Sapphire plays the Pickpocket −50 onto their own pile.
Amber plays the Coachman +20 onto their own pile.
Pearl plays the Beggar −10 onto their own pile.
Ruby calls Fortune: the sum is −20.
Ruby loses 20 points.
Emerald plays the Hussar +40 onto their own pile.
Sapphire calls Big Fortune: the sum is 0.
Amber plays the Pretzel Seller +10 onto their own pile.
Pearl plays the Clerk −30 onto the middle.
Ruby plays the Gossip −20 onto their own pile.
Emerald plays the Hussar +40 onto the middle.
Sapphire calls Fortune: the sum is 60.
Sapphire gains 60 points.
Amber plays the Pretzel Seller +10 onto the middle.
Pearl calls Fortune: the sum is 30.
Sapphire gains 30 points.
Pearl gains 30 points.
Ruby plays the Gossip −20 onto their own pile.
Emerald calls Fortune: the sum is 40.
Emerald gains 40 points.
Sapphire gains 40 points.
Pearl gains 40 points.
Sapphire plays the Merchant's Wife +30 onto their own pile.
Amber plays the Clerk −30 onto their own pile.
Pearl plays the Merchant +50 onto their own pile.
Ruby plays the Student onto the middle.
Emerald plays the Pretzel Seller +10 onto their own pile.
Sapphire plays the Pretzel Seller +10 onto their own pile.
Amber plays the Student onto Ruby's pile.
Pearl plays the Merchant's Wife +30 onto the middle.
Ruby plays the Clerk −30 onto the middle.
Emerald plays the Pretzel Seller +10 onto the middle.
Sapphire calls Fortune: the sum is 50.
Sapphire gains 50 points.
Amber plays the Clerk −30 onto their own pile.
Pearl plays the Coachman +20 onto the middle.
Ruby plays the Cardsharp −40 onto their own pile.
Emerald plays the Coachman +20 onto the middle.
Sapphire plays the Cardsharp −40 onto their own pile.
Amber calls Fortune: the sum is −30.
Amber loses 30 points.
Pearl plays the Coachman +20 onto the middle.
Ruby calls Fortune: the sum is 0.
Emerald calls Fortune: the sum is 40.
Ruby gains 40 points.
Emerald gains 40 points.
Amber gains 40 points.
Sapphire plays the Merchant +50 onto the middle.
Amber calls Fortune: the sum is 60.
Ruby gains 60 points.
Emerald gains 60 points.
Amber gains 60 points.
Pearl plays the Coachman +20 onto their own pile.
Ruby plays the Pickpocket −50 onto their own pile.
Emerald calls Big Fortune: the sum is −20.
Emerald loses 40 points.
Amber loses 20 points.
Sapphire plays the Gossip −20 onto their own pile.
Round 3: Pearl begins.
Pearl is dealt the Beggar −10.
Ruby is dealt the Merchant +50.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Coachman +20.
Pearl is dealt the Pretzel Seller +10.
Ruby is dealt the Student.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Hussar +40.
Amber is dealt the Cardsharp −40.
Pearl is dealt the Hussar +40.
Ruby is dealt the Gossip −20.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Hussar +40.
Amber is dealt the Pickpocket −50.
Pearl is dealt the Pickpocket −50.
Ruby is dealt the Beggar −10.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Merchant's Wife +30.
Amber is dealt the Coachman +20.
Pearl is dealt the Student.
Ruby is dealt the Beggar −10.
Emerald is dealt the Cardsharp −40.
Sapphire is dealt the Pickpocket −50.
Amber is dealt the Student.
Pearl is dealt the Pretzel Seller +10.
Ruby is dealt the Hussar +40.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Merchant +50.
Amber is dealt the Merchant's Wife +30.
Pearl is dealt the Student.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Merchant's Wife +30.
Amber is dealt the Clerk −30.
Pearl is dealt the Cardsharp −40.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Merchant +50.
Amber is dealt the Gossip −20.
Pearl plays the Student onto Amber's pile.
Ruby plays the Beggar −10 onto the middle.
Emerald plays the Merchant +50 onto the middle.
Sapphire plays the Pretzel Seller +10 onto their own pile.
Amber plays the Gossip −20 onto the middle.
Pearl plays the Pickpocket −50 onto their own pile.
Ruby plays the Pretzel Seller +10 onto the middle.
Emerald plays the Coachman +20 onto their own pile.
Sapphire plays the Merchant's Wife +30 onto the middle.
Amber plays the Merchant's Wife +30 onto their own pile.
Pearl plays the Student onto Amber's pile.
Ruby plays the Beggar −10 onto the middle.
Emerald plays the Cardsharp −40 onto their own pile.
Sapphire calls Fortune: the sum is −90.
Sapphire loses 90 points.
Amber plays the Cardsharp −40 onto the middle.
Pearl plays the Cardsharp −40 onto the middle.
Ruby plays the Student onto Emerald's pile.
Emerald plays the Merchant's Wife +30 onto the middle.
Sapphire plays the Merchant +50 onto their own pile.
Amber plays the Student onto Emerald's pile.
Pearl plays the Beggar −10 onto the middle.
Ruby plays the Merchant +50 onto their own pile.
Emerald calls Fortune: the sum is 40.
Emerald gains 40 points.
Sapphire plays the Pickpocket −50 onto the middle.
Amber plays the Coachman +20 onto their own pile.
Pearl plays the Hussar +40 onto their own pile.
Ruby calls Fortune: the sum is 110.
Ruby gains 110 points.
Emerald gains 110 points.
Emerald calls Fortune: the sum is 60.
Ruby gains 60 points.
Emerald gains 60 points.
Sapphire plays the Merchant +50 onto their own pile.
Amber plays the Pickpocket −50 onto the middle.
Pearl plays the Pretzel Seller +10 onto the middle.
Ruby plays the Hussar +40 onto their own pile.
Emerald calls Big Fortune: the sum is 160.
Emerald gains 320 points.
Sapphire calls Fortune: the sum is 160.
Emerald gains 320 points.
Sapphire gains 160 points.
Amber calls Fortune: the sum is 110.
Emerald gains 220 points.
Sapphire gains 110 points.
Amber gains 110 points.
Pearl calls Big Fortune: the sum is 90.
Emerald gains 180 points.
Sapphire gains 90 points.
Amber gains 90 points.
Pearl gains 180 points.
Ruby plays the Pretzel Seller +10 onto their own pile.
Emerald plays the Clerk −30 onto their own pile.
Sapphire calls Big Fortune: the sum is −10.
Sapphire loses 20 points.
Amber loses 10 points.
Pearl loses 20 points.
Amber calls Big Fortune: the sum is −10.
Sapphire loses 20 points.
Amber loses 20 points.
Pearl loses 20 points.
Pearl plays the Pretzel Seller +10 onto their own pile.
Ruby plays the Gossip −20 onto their own pile.
Emerald plays the Merchant's Wife +30 onto the middle.
Sapphire plays the Hussar +40 onto their own pile.
Amber plays the Clerk −30 onto their own pile.
Pearl calls Fortune: the sum is 0.
Ruby calls Big Fortune: the sum is −10.
Ruby loses 20 points.
Pearl loses 10 points.
Emerald plays the Clerk −30 onto their own pile.
Sapphire plays the Hussar +40 onto their own pile.
Amber plays the Coachman +20 onto their own pile.
Pearl calls Fortune: the sum is 60.
Ruby gains 120 points.
Pearl gains 60 points.
Ruby calls Fortune: the sum is 60.
Ruby gains 60 points.
Pearl gains 60 points.
Emerald plays the Clerk −30 onto their own pile.
Sapphire plays the Merchant's Wife +30 onto their own pile.
Amber calls Fortune: the sum is 50.
Ruby gains 50 points.
Amber gains 50 points.
Pearl gains 50 points.
Round 4: Ruby begins.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Coachman +20.
Amber is dealt the Gossip −20.
Pearl is dealt the Merchant's Wife +30.
Ruby is dealt the Student.
Emerald is dealt the Gossip −20.
Sapphire is dealt the Hussar +40.
Amber is dealt the Hussar +40.
Pearl is dealt the Merchant +50.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Student.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Merchant's Wife +30.
Pearl is dealt the Pretzel Seller +10.
Ruby is dealt the Coachman +20.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Merchant +50.
Amber is dealt the Merchant's Wife +30.
Pearl is dealt the Merchant's Wife +30.
Ruby is dealt the Coachman +20.
Emerald is dealt the Cardsharp −40.
Sapphire is dealt the Hussar +40.
Amber is dealt the Pretzel Seller +10.
Pearl is dealt the Pretzel Seller +10.
Ruby is dealt the Gossip −20.
Emerald is dealt the Gossip −20.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Hussar +40.
Pearl is dealt the Beggar −10.
Ruby is dealt the Cardsharp −40.
Emerald is dealt the Student.
Sapphire is dealt the Clerk −30.
Amber is dealt the Clerk −30.
Pearl is dealt the Cardsharp −40.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Student.
Amber is dealt the Clerk −30.
Pearl is dealt the Beggar −10.
Ruby plays the Coachman +20 onto the middle.
Emerald calls Fortune: the sum is 20.
Emerald gains 20 points.
Sapphire plays the Coachman +20 onto their own pile.
Amber calls Big Fortune: the sum is 40.
Emerald gains 40 points.
Amber gains 80 points.
Pearl plays the Pretzel Seller +10 onto their own pile.
Ruby plays the Gossip −20 onto the middle.
Emerald plays the Merchant +50 onto their own pile.
Sapphire plays the Student onto their own pile.
Amber calls Fortune: the sum is 40.
Amber gains 40 points.
Pearl plays the Pretzel Seller +10 onto their own pile.
Ruby plays the Pickpocket −50 onto the middle.
Emerald plays the Student onto Pearl's pile.
Sapphire plays the Hussar +40 onto the middle.
Amber plays the Merchant's Wife +30 onto their own pile.
Pearl plays the Cardsharp −40 onto their own pile.
Ruby plays the Student onto Amber's pile.
Emerald plays the Student onto Amber's pile.
Sapphire plays the Clerk −30 onto their own pile.
Amber plays the Merchant's Wife +30 onto their own pile.
Pearl plays the Merchant's Wife +30 onto the middle.
Ruby plays the Merchant's Wife +30 onto the middle.
Emerald plays the Gossip −20 onto the middle.
Sapphire plays the Pretzel Seller +10 onto the middle.
Amber plays the Gossip −20 onto the middle.
Pearl plays the Beggar −10 onto the middle.
Ruby calls Fortune: the sum is 0.
Emerald plays the Cardsharp −40 onto the middle.
Sapphire plays the Hussar +40 onto their own pile.
Amber plays the Pretzel Seller +10 onto their own pile.
Pearl plays the Merchant's Wife +30 onto the middle.
Ruby plays the Pickpocket −50 onto their own pile.
Emerald calls Fortune: the sum is 40.
Emerald gains 40 points.
Sapphire calls Big Fortune: the sum is −10.
Emerald loses 10 points.
Sapphire loses 20 points.
Amber plays the Clerk −30 onto their own pile.
Pearl plays the Beggar −10 onto their own pile.
Ruby plays the Cardsharp −40 onto the middle.
Emerald plays the Clerk −30 onto their own pile.
Sapphire plays the Merchant +50 onto their own pile.
Amber calls Fortune: the sum is −110.
Amber loses 110 points.
Pearl calls Fortune: the sum is −80.
Amber loses 80 points.
Pearl loses 80 points.
Ruby calls Big Fortune: the sum is −70.
Ruby loses 140 points.
Amber loses 70 points.
Pearl loses 70 points.
Emerald plays the Gossip −20 onto their own pile.
Sapphire calls Fortune: the sum is −10.
Ruby loses 20 points.
Sapphire loses 10 points.
Amber loses 10 points.
Pearl loses 10 points.
Amber plays the Hussar +40 onto their own pile.
Pearl calls Big Fortune: the sum is −20.
Ruby loses 40 points.
Sapphire loses 20 points.
Pearl loses 40 points.
Ruby plays the Coachman +20 onto their own pile.
Emerald calls Big Fortune: the sum is 0.
Sapphire plays the Pretzel Seller +10 onto their own pile.
Amber plays the Hussar +40 onto their own pile.
Pearl plays the Merchant +50 onto their own pile.
Ruby calls Fortune: the sum is 80.
Ruby gains 80 points.
Emerald gains 160 points.
Emerald plays the Beggar −10 onto their own pile.
Sapphire calls Fortune: the sum is 50.
Ruby gains 50 points.
Sapphire gains 50 points.
Amber plays the Clerk −30 onto their own pile.
Pearl calls Fortune: the sum is −30.
Ruby loses 30 points.
Sapphire loses 30 points.
Pearl loses 30 points.
Round 5: Emerald begins.
This is the last round.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Merchant +50.
Amber is dealt the Student.
Pearl is dealt the Coachman +20.
Ruby is dealt the Cardsharp −40.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Cardsharp −40.
Amber is dealt the Merchant's Wife +30.
Pearl is dealt the Hussar +40.
Ruby is dealt the Clerk −30.
Emerald is dealt the Cardsharp −40.
Sapphire is dealt the Student.
Amber is dealt the Pretzel Seller +10.
Pearl is dealt the Gossip −20.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Student.
Sapphire is dealt the Beggar −10.
Amber is dealt the Pickpocket −50.
Pearl is dealt the Gossip −20.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Clerk −30.
Pearl is dealt the Merchant's Wife +30.
Ruby is dealt the Gossip −20.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Merchant +50.
Amber is dealt the Merchant's Wife +30.
Pearl is dealt the Merchant's Wife +30.
Ruby is dealt the Student.
Emerald is dealt the Pickpocket −50.
Sapphire is dealt the Beggar −10.
Amber is dealt the Hussar +40.
Pearl is dealt the Coachman +20.
Ruby is dealt the Coachman +20.
Emerald is dealt the Pretzel Seller +10.
Sapphire is dealt the Coachman +20.
Amber is dealt the Merchant +50.
Pearl is dealt the Gossip −20.
Ruby is dealt the Pretzel Seller +10.
Emerald plays the Student onto Amber's pile.
Sapphire plays the Beggar −10 onto their own pile.
Amber plays the Student onto Pearl's pile.
Pearl plays the Merchant's Wife +30 onto their own pile.
Ruby plays the Student onto Sapphire's pile.
Emerald plays the Pickpocket −50 onto the middle.
Sapphire calls Fortune: the sum is −20.
Sapphire loses 20 points.
Amber plays the Merchant +50 onto the middle.
Pearl plays the Merchant's Wife +30 onto the middle.
Ruby calls Fortune: the sum is 60.
Ruby gains 60 points.
Sapphire gains 60 points.
Emerald plays the Clerk −30 onto the middle.
Sapphire plays the Merchant +50 onto their own pile.
Amber plays the Pickpocket −50 onto their own pile.
Pearl plays the Coachman +20 onto their own pile.
Ruby plays the Clerk −30 onto their own pile.
Emerald plays the Clerk −30 onto the middle.
Sapphire plays the Merchant +50 onto the middle.
Amber calls Fortune: the sum is 40.
Amber gains 40 points.
Pearl plays the Gossip −20 onto the middle.
Ruby plays the Pretzel Seller +10 onto their own pile.
Emerald calls Fortune: the sum is 60.
Emerald gains 60 points.
Amber gains 60 points.
Sapphire plays the Cardsharp −40 onto the middle.
Amber plays the Clerk −30 onto their own pile.
Pearl calls Fortune: the sum is 10.
Emerald gains 10 points.
Pearl gains 10 points.
Ruby calls Fortune: the sum is −10.
Ruby loses 10 points.
Emerald loses 10 points.
Pearl loses 10 points.
Emerald calls Big Fortune: the sum is −20.
Ruby loses 20 points.
Emerald loses 40 points.
Pearl loses 20 points.
Sapphire calls Fortune: the sum is −20.
Ruby loses 20 points.
Emerald loses 40 points.
Sapphire loses 20 points.
Pearl loses 20 points.
Amber plays the Pretzel Seller +10 onto the middle.
Pearl plays the Hussar +40 onto their own pile.
Ruby plays the Coachman +20 onto their own pile.
Emerald plays the Beggar −10 onto their own pile.
Sapphire plays the Coachman +20 onto their own pile.
Amber plays the Hussar +40 onto their own pile.
Pearl plays the Coachman +20 onto the middle.
Ruby plays the Gossip −20 onto the middle.
Emerald plays the Beggar −10 onto their own pile.
Sapphire plays the Student onto Amber's pile.
Amber calls Big Fortune: the sum is 50.
Amber gains 100 points.
Pearl calls Big Fortune: the sum is 50.
Amber gains 100 points.
Pearl gains 100 points.
Ruby calls Big Fortune: the sum is 10.
Ruby gains 20 points.
Amber gains 20 points.
Pearl gains 20 points.
Emerald plays the Cardsharp −40 onto the middle.
Sapphire plays the Pretzel Seller +10 onto their own pile.
Amber plays the Merchant's Wife +30 onto their own pile.
Pearl plays the Gossip −20 onto their own pile.
Ruby plays the Cardsharp −40 onto their own pile.
Emerald plays the Pretzel Seller +10 onto their own pile.
Sapphire plays the Beggar −10 onto the middle.
Amber plays the Merchant's Wife +30 onto the middle.
Pearl plays the Gossip −20 onto the middle.
Ruby plays the Pickpocket −50 onto the middle.
Emerald calls Fortune: the sum is −60.
Emerald loses 60 points.
Sapphire calls Big Fortune: the sum is −70.
Emerald loses 70 points.
Sapphire loses 140 points.
Amber calls Fortune: the sum is −80.
Emerald loses 80 points.
Sapphire loses 160 points.
Amber loses 80 points.
Pearl calls Fortune: the sum is −110.
Emerald loses 110 points.
Sapphire loses 220 points.
Amber loses 110 points.
Pearl loses 110 points.
Ruby plays the Merchant's Wife +30 onto their own pile.
Emerald wins with 2000 points.
