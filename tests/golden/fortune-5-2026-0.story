Emerald begins the first round.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Clerk −30.
Amber is dealt the Hussar +40.
Pearl is dealt the Coachman +20.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Beggar −10.
Amber is dealt the Merchant's Wife +30.
Pearl is dealt the Cardsharp −40.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Student.
Sapphire is dealt the Pickpocket −50.
Amber is dealt the Merchant +50.
Pearl is dealt the Merchant +50.
Ruby is dealt the Beggar −10.
Emerald is dealt the Student.
Sapphire is dealt the Clerk −30.
Amber is dealt the Pretzel Seller +10.
Pearl is dealt the Coachman +20.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Student.
Amber is dealt the Gossip −20.
Pearl is dealt the Hussar +40.
Ruby is dealt the Beggar −10.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Clerk −30.
Amber is dealt the Gossip −20.
Pearl is dealt the Merchant +50.
Ruby is dealt the Student.
Emerald is dealt the Cardsharp −40.
Sapphire is dealt the Gossip −20.
Amber is dealt the Pickpocket −50.
Pearl is dealt the Coachman +20.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Pickpocket −50.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Cardsharp −40.
Pearl is dealt the Merchant's Wife +30.
Ruby is dealt the Pretzel Seller +10.
Emerald plays the Cardsharp −40 onto their own pile.
Sapphire plays the Student onto their own pile.
Amber calls Fortune: the sum is −40.
Pearl plays the Merchant's Wife +30 onto the middle.
Ruby plays the Student onto the middle.
Emerald plays the Hussar +40 onto their own pile.
Sapphire plays the Gossip −20 onto their own pile.
Amber plays the Merchant's Wife +30 onto their own pile.
Pearl plays the Hussar +40 onto the middle.
Ruby calls Fortune: the sum is 90.
Ruby gains 90 points.
Emerald plays the Student onto Sapphire's pile.
Sapphire plays the Pickpocket −50 onto the middle.
Amber plays the Hussar +40 onto the middle.
Pearl plays the Coachman +20 onto the middle.
Ruby plays the Merchant's Wife +30 onto their own pile.
Emerald plays the Merchant +50 onto their own pile.
Sapphire plays the Beggar −10 onto their own pile.
Amber plays the Gossip −20 onto their own pile.
Pearl plays the Cardsharp −40 onto their own pile.
Ruby plays the Beggar −10 onto the middle.
Emerald plays the Student onto their own pile.
Sapphire calls Fortune: the sum is −50.
Amber plays the Pickpocket −50 onto their own pile.
Pearl calls Fortune: the sum is −70.
Ruby plays the Merchant's Wife +30 onto their own pile.
Emerald plays the Pickpocket −50 onto the middle.
Sapphire plays the Clerk −30 onto their own pile.
Amber plays the Gossip −20 onto their own pile.
Pearl plays the Merchant +50 onto their own pile.
Ruby plays the Beggar −10 onto their own pile.
Emerald plays the Beggar −10 onto their own pile.
Sapphire calls Big Fortune: the sum is −70.
Amber calls Big Fortune: the sum is −40.
Pearl calls Fortune: the sum is −20.
Ruby plays the Merchant's Wife +30 onto their own pile.
Emerald calls Fortune: the sum is −30.
Sapphire plays the Clerk −30 onto their own pile.
Amber plays the Merchant +50 onto their own pile.
Pearl plays the Merchant +50 onto their own pile.
Ruby calls Big Fortune: the sum is 50.
Ruby gains 100 points.
Emerald gains 50 points.
Emerald plays the Coachman +20 onto their own pile.
Sapphire plays the Pretzel Seller +10 onto the middle.
Amber plays the Cardsharp −40 onto their own pile.
Pearl calls Big Fortune: the sum is 10.
Ruby gains 20 points.
Pearl gains 20 points.
Ruby calls Fortune: the sum is −40.
Ruby loses 40 points.
Pearl loses 20 points.
Emerald calls Fortune: the sum is −40.
Ruby loses 40 points.
Emerald loses 40 points.
Sapphire plays the Clerk −30 onto the middle.
Amber plays the Pretzel Seller +10 onto their own pile.
Pearl plays the Coachman +20 onto their own pile.
Ruby plays the Pretzel Seller +10 onto their own pile.
Emerald calls Big Fortune: the sum is −20.
Emerald loses 10 points.
Sapphire calls Fortune: the sum is −20.
Amber calls Fortune: the sum is 10.
Emerald gains 20 points.
Sapphire gains 10 points.
Amber gains 10 points.
Pearl plays the Coachman +20 onto their own pile.
Ruby plays the Pretzel Seller +10 onto the middle.
Round 2: Sapphire begins.
Sapphire is dealt the Clerk −30.
Amber is dealt the Beggar −10.
Pearl is dealt the Merchant's Wife +30.
Ruby is dealt the Coachman +20.
Emerald is dealt the Pretzel Seller +10.
Sapphire is dealt the Merchant's Wife +30.
Amber is dealt the Hussar +40.
Pearl is dealt the Beggar −10.
Ruby is dealt the Beggar −10.
Emerald is dealt the Gossip −20.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Student.
Pearl is dealt the Student.
Ruby is dealt the Gossip −20.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Pickpocket −50.
Amber is dealt the Gossip −20.
Pearl is dealt the Clerk −30.
Ruby is dealt the Coachman +20.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Coachman +20.
Amber is dealt the Merchant's Wife +30.
Pearl is dealt the Student.
Ruby is dealt the Merchant +50.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Cardsharp −40.
Amber is dealt the Pretzel Seller +10.
Pearl is dealt the Beggar −10.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Merchant +50.
Pearl is dealt the Hussar +40.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Student.
Amber is dealt the Clerk −30.
Pearl is dealt the Coachman +20.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Gossip −20.
Sapphire plays the Pickpocket −50 onto the middle.
Amber plays the Merchant's Wife +30 onto their own pile.
Pearl calls Big Fortune: the sum is −20.
Ruby plays the Pickpocket −50 onto the middle.
Emerald calls Fortune: the sum is −20.
Emerald loses 20 points.
Sapphire plays the Student onto Ruby's pile.
Amber plays the Pretzel Seller +10 onto the middle.
Pearl plays the Hussar +40 onto their own pile.
Ruby plays the Merchant +50 onto their own pile.
Emerald plays the Hussar +40 onto their own pile.
Sapphire plays the Merchant's Wife +30 onto the middle.
Amber plays the Student onto the middle.
Pearl plays the Student onto their own pile.
Ruby plays the Merchant's Wife +30 onto the middle.
Emerald plays the Clerk −30 onto their own pile.
Sapphire plays the Coachman +20 onto the middle.
Amber plays the Clerk −30 onto the middle.
Pearl plays the Merchant's Wife +30 onto the middle.
Ruby plays the Beggar −10 onto their own pile.
Emerald plays the Hussar +40 onto the middle.
Sapphire calls Fortune: the sum is 30.
Sapphire gains 30 points.
Amber plays the Merchant +50 onto their own pile.
Pearl plays the Student onto the middle.
Ruby plays the Coachman +20 onto their own pile.
Emerald calls Fortune: the sum is 40.
Emerald gains 40 points.
Sapphire gains 40 points.
Sapphire plays the Clerk −30 onto their own pile.
Amber plays the Beggar −10 onto their own pile.
Pearl plays the Beggar −10 onto their own pile.
Ruby calls Big Fortune: the sum is −30.
Ruby loses 60 points.
Emerald loses 30 points.
Emerald plays the Merchant's Wife +30 onto their own pile.
Sapphire calls Big Fortune: the sum is −20.
Ruby loses 40 points.
Sapphire loses 40 points.
Amber calls Big Fortune: the sum is 10.
Ruby gains 20 points.
Sapphire gains 20 points.
Amber gains 20 points.
Pearl plays the Beggar −10 onto their own pile.
Ruby plays the Coachman +20 onto their own pile.
Emerald plays the Gossip −20 onto the middle.
Sapphire plays the Pretzel Seller +10 onto their own pile.
Amber plays the Hussar +40 onto their own pile.
Pearl plays the Clerk −30 onto the middle.
Ruby calls Fortune: the sum is 60.
Ruby gains 60 points.
Emerald plays the Pretzel Seller +10 onto their own pile.
Sapphire plays the Pretzel Seller +10 onto the middle.
Amber plays the Gossip −20 onto their own pile.
Pearl plays the Coachman +20 onto their own pile.
Ruby calls Fortune: the sum is 30.
Ruby gains 30 points.
Emerald plays the Merchant +50 onto their own pile.
Sapphire plays the Cardsharp −40 onto their own pile.
Amber calls Fortune: the sum is 20.
Ruby gains 20 points.
Amber gains 20 points.
Pearl calls Fortune: the sum is 40.
Ruby gains 40 points.
Amber gains 40 points.
Pearl gains 40 points.
Ruby plays the Pretzel Seller +10 onto their own pile.
Emerald calls Big Fortune: the sum is 30.
Emerald gains 60 points.
Amber gains 30 points.
Pearl gains 30 points.
Sapphire calls Fortune: the sum is −20.
Emerald loses 40 points.
Sapphire loses 20 points.
Amber loses 20 points.
Pearl loses 20 points.
Amber calls Fortune: the sum is 20.
Emerald gains 40 points.
Sapphire gains 20 points.
Amber gains 20 points.
Pearl gains 20 points.
Pearl calls Fortune: the sum is 20.
Emerald gains 40 points.
Sapphire gains 20 points.
Amber gains 20 points.
Pearl gains 20 points.
Ruby plays the Gossip −20 onto the middle.
Emerald plays the Gossip −20 onto their own pile.
Round 3: Amber begins.
Amber is dealt the Student.
Pearl is dealt the Gossip −20.
Ruby is dealt the Cardsharp −40.
Emerald is dealt the Gossip −20.
Sapphire is dealt the Cardsharp −40.
Amber is dealt the Merchant's Wife +30.
Pearl is dealt the Coachman +20.
Ruby is dealt the Cardsharp −40.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Beggar −10.
Amber is dealt the Beggar −10.
Pearl is dealt the Pretzel Seller +10.
Ruby is dealt the Merchant +50.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Gossip −20.
Pearl is dealt the Coachman +20.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Student.
Sapphire is dealt the Clerk −30.
Amber is dealt the Merchant's Wife +30.
Pearl is dealt the Hussar +40.
Ruby is dealt the Coachman +20.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Merchant +50.
Amber is dealt the Pickpocket −50.
Pearl is dealt the Pretzel Seller +10.
Ruby is dealt the Beggar −10.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Pretzel Seller +10.
Pearl is dealt the Student.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Student.
Amber is dealt the Clerk −30.
Pearl is dealt the Clerk −30.
Ruby is dealt the Merchant +50.
Emerald is dealt the Pickpocket −50.
Sapphire is dealt the Clerk −30.
Amber plays the Student onto their own pile.
Pearl plays the Pretzel Seller +10 onto the middle.
Ruby plays the Pickpocket −50 onto their own pile.
Emerald plays the Student onto Amber's pile.
Sapphire plays the Student onto Pearl's pile.
Amber plays the Beggar −10 onto the middle.
Pearl plays the Student onto Emerald's pile.
Ruby calls Fortune: the sum is −60.
Ruby loses 60 points.
Emerald plays the Coachman +20 onto the middle.
Sapphire plays the Pretzel Seller +10 onto the middle.
Amber plays the Merchant's Wife +30 onto the middle.
Pearl plays the Clerk −30 onto the middle.
Ruby plays the Beggar −10 onto their own pile.
Emerald plays the Merchant's Wife +30 onto the middle.
Sapphire plays the Pretzel Seller +10 onto their own pile.
Amber calls Fortune: the sum is 30.
Amber gains 30 points.
Pearl plays the Hussar +40 onto their own pile.
Ruby plays the Merchant +50 onto their own pile.
Emerald plays the Gossip −20 onto their own pile.
Sapphire calls Fortune: the sum is 110.
Sapphire gains 110 points.
Amber gains 110 points.
Amber plays the Pretzel Seller +10 onto their own pile.
Pearl calls Big Fortune: the sum is 110.
Sapphire gains 110 points.
Pearl gains 220 points.
Ruby plays the Coachman +20 onto the middle.
Emerald calls Big Fortune: the sum is 60.
Emerald gains 120 points.
Sapphire gains 60 points.
Pearl gains 120 points.
Sapphire plays the Merchant +50 onto their own pile.
Amber calls Big Fortune: the sum is 130.
Emerald gains 260 points.
Amber gains 260 points.
Pearl gains 260 points.
Pearl plays the Coachman +20 onto their own pile.
Ruby calls Big Fortune: the sum is 140.
Ruby gains 280 points.
Emerald gains 280 points.
Amber gains 280 points.
Emerald plays the Hussar +40 onto their own pile.
Sapphire plays the Beggar −10 onto the middle.
Amber plays the Merchant's Wife +30 onto their own pile.
Pearl plays the Coachman +20 onto their own pile.
Ruby plays the Cardsharp −40 onto their own pile.
Emerald plays the Hussar +40 onto their own pile.
Sapphire plays the Clerk −30 onto the middle.
Amber plays the Gossip −20 onto their own pile.
Pearl plays the Gossip −20 onto the middle.
Ruby plays the Merchant +50 onto their own pile.
Emerald plays the Merchant's Wife +30 onto the middle.
Sapphire plays the Cardsharp −40 onto their own pile.
Amber plays the Pickpocket −50 onto the middle.
Pearl calls Fortune: the sum is 0.
Ruby plays the Cardsharp −40 onto their own pile.
Emerald plays the Pickpocket −50 onto the middle.
Sapphire plays the Clerk −30 onto the middle.
Amber calls Fortune: the sum is −90.
Amber loses 90 points.
Pearl loses 90 points.
Pearl calls Fortune: the sum is −70.
Amber loses 70 points.
Pearl loses 70 points.
Ruby plays the Merchant's Wife +30 onto the middle.
Emerald calls Fortune: the sum is −10.
Emerald loses 10 points.
Amber loses 10 points.
Pearl loses 10 points.
Sapphire calls Fortune: the sum is −50.
Emerald loses 50 points.
Sapphire loses 50 points.
Amber loses 50 points.
Pearl loses 50 points.
Amber plays the Clerk −30 onto their own pile.
Pearl plays the Pretzel Seller +10 onto their own pile.
Ruby calls Fortune: the sum is −30.
Ruby loses 30 points.
Emerald loses 30 points.
Sapphire loses 30 points.
Emerald calls Fortune: the sum is 10.
Ruby gains 10 points.
Emerald gains 10 points.
Sapphire gains 10 points.
Sapphire calls Big Fortune: the sum is 10.
Ruby gains 10 points.
Emerald gains 10 points.
Sapphire gains 20 points.
Round 4: Pearl begins.
Pearl is dealt the Beggar −10.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Gossip −20.
Amber is dealt the Clerk −30.
Pearl is dealt the Merchant's Wife +30.
Ruby is dealt the Gossip −20.
Emerald is dealt the Pickpocket −50.
Sapphire is dealt the Coachman +20.
Amber is dealt the Pickpocket −50.
Pearl is dealt the Pretzel Seller +10.
Ruby is dealt the Cardsharp −40.
Emerald is dealt the Pickpocket −50.
Sapphire is dealt the Gossip −20.
Amber is dealt the Student.
Pearl is dealt the Hussar +40.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Pretzel Seller +10.
Sapphire is dealt the Student.
Amber is dealt the Merchant +50.
Pearl is dealt the Merchant +50.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Cardsharp −40.
Sapphire is dealt the Merchant's Wife +30.
Amber is dealt the Student.
Pearl is dealt the Gossip −20.
Ruby is dealt the Beggar −10.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Coachman +20.
Amber is dealt the Hussar +40.
Pearl is dealt the Coachman +20.
Ruby is dealt the Coachman +20.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Student.
Amber is dealt the Cardsharp −40.
Pearl is dealt the Merchant +50.
Ruby is dealt the Clerk −30.
Emerald is dealt the Pretzel Seller +10.
Sapphire is dealt the Merchant +50.
Amber is dealt the Beggar −10.
Pearl calls Big Fortune: the sum is 0.
Ruby plays the Clerk −30 onto the middle.
Emerald calls Big Fortune: the sum is −30.
Emerald loses 60 points.
Pearl loses 60 points.
Sapphire plays the Merchant +50 onto their own pile.
Amber plays the Student onto Sapphire's pile.
Pearl calls Fortune: the sum is −30.
Emerald loses 60 points.
Pearl loses 30 points.
Ruby calls Fortune: the sum is −30.
Ruby loses 30 points.
Emerald loses 60 points.
Pearl loses 30 points.
Emerald plays the Clerk −30 onto their own pile.
Sapphire plays the Student onto Emerald's pile.
Amber plays the Cardsharp −40 onto their own pile.
Pearl plays the Merchant's Wife +30 onto their own pile.
Ruby plays the Coachman +20 onto their own pile.
Emerald plays the Pretzel Seller +10 onto the middle.
Sapphire plays the Gossip −20 onto their own pile.
Amber plays the Pickpocket −50 onto their own pile.
Pearl plays the Hussar +40 onto their own pile.
Ruby plays the Pretzel Seller +10 onto the middle.
Emerald plays the Cardsharp −40 onto their own pile.
Sapphire plays the Coachman +20 onto the middle.
Amber plays the Beggar −10 onto their own pile.
Pearl plays the Merchant +50 onto the middle.
Ruby plays the Gossip −20 onto their own pile.
Emerald plays the Pickpocket −50 onto their own pile.
Sapphire plays the Student onto Pearl's pile.
Amber plays the Student onto Emerald's pile.
Pearl plays the Gossip −20 onto the middle.
Ruby plays the Pretzel Seller +10 onto the middle.
Emerald calls Fortune: the sum is −40.
Emerald loses 40 points.
Sapphire plays the Gossip −20 onto the middle.
Amber plays the Hussar +40 onto the middle.
Pearl plays the Pretzel Seller +10 onto the middle.
Ruby plays the Cardsharp −40 onto the middle.
Emerald plays the Coachman +20 onto their own pile.
Sapphire plays the Merchant's Wife +30 onto their own pile.
Amber plays the Merchant +50 onto the middle.
Pearl plays the Coachman +20 onto the middle.
Ruby plays the Merchant's Wife +30 onto their own pile.
Emerald plays the Pretzel Seller +10 onto the middle.
Sapphire plays the Coachman +20 onto the middle.
Amber plays the Clerk −30 onto their own pile.
Pearl calls Fortune: the sum is 70.
Pearl gains 70 points.
Ruby plays the Beggar −10 onto their own pile.
Emerald plays the Beggar −10 onto the middle.
Sapphire calls Fortune: the sum is 0.
Amber calls Fortune: the sum is −30.
Sapphire loses 30 points.
Amber loses 30 points.
Pearl loses 30 points.
Pearl plays the Merchant +50 onto their own pile.
Ruby calls Big Fortune: the sum is 50.
Ruby gains 100 points.
Sapphire gains 50 points.
Amber gains 50 points.
Emerald plays the Pickpocket −50 onto their own pile.
Sapphire calls Big Fortune: the sum is −10.
Ruby loses 20 points.
Sapphire loses 20 points.
Amber loses 10 points.
Amber calls Fortune: the sum is −10.
Ruby loses 20 points.
Sapphire loses 20 points.
Amber loses 10 points.
Pearl plays the Beggar −10 onto their own pile.
Ruby calls Fortune: the sum is −70.
Ruby loses 70 points.
Sapphire loses 140 points.
Amber loses 70 points.
Emerald calls Fortune: the sum is −70.
Ruby loses 70 points.
Emerald loses 70 points.
Sapphire loses 140 points.
Amber loses 70 points.
Sapphire calls Fortune: the sum is −20.
Ruby loses 20 points.
Emerald loses 20 points.
Sapphire loses 10 points.
Amber loses 20 points.
Amber calls Big Fortune: the sum is −20.
Ruby loses 20 points.
Emerald loses 20 points.
Amber loses 40 points.
Round 5: Ruby begins.
This is the last round.
Ruby is dealt the Student.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Hussar +40.
Amber is dealt the Beggar −10.
Pearl is dealt the Merchant +50.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Coachman +20.
Amber is dealt the Hussar +40.
Pearl is dealt the Clerk −30.
Ruby is dealt the Coachman +20.
Emerald is dealt the Gossip −20.
Sapphire is dealt the Gossip −20.
Amber is dealt the Student.
Pearl is dealt the Merchant's Wife +30.
Ruby is dealt the Cardsharp −40.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Hussar +40.
Amber is dealt the Merchant's Wife +30.
Pearl is dealt the Beggar −10.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Student.
Sapphire is dealt the Coachman +20.
Amber is dealt the Merchant +50.
Pearl is dealt the Cardsharp −40.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Hussar +40.
Pearl is dealt the Coachman +20.
Ruby is dealt the Student.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Pickpocket −50.
Pearl is dealt the Pretzel Seller +10.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Gossip −20.
Amber is dealt the Coachman +20.
Pearl is dealt the Merchant's Wife +30.
Ruby plays the Student onto Pearl's pile.
Emerald plays the Student onto Pearl's pile.
Sapphire plays the Pretzel Seller +10 onto the middle.
Amber plays the Student onto Sapphire's pile.
Pearl plays the Merchant's Wife +30 onto the middle.
Ruby plays the Pickpocket −50 onto the middle.
Emerald calls Big Fortune: the sum is −50.
Emerald loses 100 points.
Sapphire plays the Coachman +20 onto their own pile.
Amber plays the Hussar +40 onto their own pile.
Pearl plays the Beggar −10 onto the middle.
Ruby plays the Cardsharp −40 onto the middle.
Emerald plays the Gossip −20 onto their own pile.
Sapphire plays the Gossip −20 onto their own pile.
Amber plays the Pickpocket −50 onto their own pile.
Pearl plays the Pretzel Seller +10 onto the middle.
Ruby plays the Pretzel Seller +10 onto their own pile.
Emerald plays the Merchant +50 onto the middle.
Sapphire plays the Gossip −20 onto their own pile.
Amber plays the Hussar +40 onto the middle.
Pearl plays the Clerk −30 onto their own pile.
Ruby calls Fortune: the sum is −70.
Ruby loses 70 points.
Emerald plays the Merchant +50 onto their own pile.
Sapphire plays the Pretzel Seller +10 onto their own pile.
Amber plays the Merchant's Wife +30 onto their own pile.
Pearl plays the Merchant's Wife +30 onto the middle.
Ruby calls Big Fortune: the sum is 90.
Ruby gains 180 points.
Emerald calls Fortune: the sum is 90.
Ruby gains 180 points.
Emerald gains 90 points.
Sapphire plays the Coachman +20 onto their own pile.
Amber plays the Beggar −10 onto their own pile.
Pearl calls Fortune: the sum is 10.
Ruby gains 20 points.
Emerald gains 10 points.
Pearl gains 10 points.
Ruby plays the Coachman +20 onto their own pile.
Emerald plays the Beggar −10 onto their own pile.
Sapphire calls Big Fortune: the sum is 50.
Sapphire gains 100 points.
Pearl gains 50 points.
Amber calls Big Fortune: the sum is 30.
Sapphire gains 60 points.
Amber gains 60 points.
Pearl gains 30 points.
Pearl calls Big Fortune: the sum is 40.
Sapphire gains 80 points.
Amber gains 80 points.
Pearl gains 80 points.
Ruby plays the Merchant's Wife +30 onto their own pile.
Emerald plays the Clerk −30 onto their own pile.
Sapphire plays the Hussar +40 onto their own pile.
Amber calls Fortune: the sum is 70.
Amber gains 70 points.
Pearl gains 140 points.
Pearl plays the Coachman +20 onto their own pile.
Ruby plays the Merchant's Wife +30 onto their own pile.
Emerald plays the Clerk −30 onto their own pile.
Sapphire plays the Hussar +40 onto their own pile.
Amber plays the Coachman +20 onto their own pile.
Pearl plays the Merchant +50 onto their own pile.
Ruby calls Fortune: the sum is 140.
Ruby gains 140 points.
Emerald plays the Beggar −10 onto their own pile.
Sapphire calls Fortune: the sum is 130.
Ruby gains 130 points.
Sapphire gains 130 points.
Amber calls Fortune: the sum is 90.
Ruby gains 90 points.
Sapphire gains 90 points.
Amber gains 90 points.
Pearl plays the Cardsharp −40 onto the middle.
Ruby plays the Student onto their own pile.
Emerald calls Fortune: the sum is 0.
Sapphire calls Fortune: the sum is 10.
Emerald gains 10 points.
Sapphire gains 10 points.
Amber gains 10 points.
Amber plays the Merchant +50 onto their own pile.
Pearl calls Fortune: the sum is 60.
Emerald gains 60 points.
Sapphire gains 60 points.
Pearl gains 60 points.
Ruby wins with 930 points.
